"""Records and accounts.  The store knows no rule: an answer is a few letters to it."""
