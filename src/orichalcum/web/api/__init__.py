"""The JSON API, by what it is about."""
