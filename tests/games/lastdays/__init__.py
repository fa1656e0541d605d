"""Tests of the Last Days, by paragraph of its RULES."""
