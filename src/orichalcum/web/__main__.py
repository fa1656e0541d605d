"""`python -m orichalcum.web` opens the house with the settings of the environment."""

from orichalcum.web.serve import serve

serve()
