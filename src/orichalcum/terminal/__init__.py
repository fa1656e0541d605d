"""The house in the shell: `orichalcum --help`."""
