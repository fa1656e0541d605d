"""The house on the web.  It knows no game by name and no rule: docs/web.md says what pages and programs may ask of it."""
