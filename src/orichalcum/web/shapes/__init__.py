"""The shapes of everything that goes in and out as JSON (docs/web.md).  What comes in is strict: an unknown word is refused."""
