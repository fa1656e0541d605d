# `make play` opens the house, `make test` proves it.  Everything is set up by itself, in .venv beside this file.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DEFAULT_GOAL := help

HERE := $(shell cd "$$(dirname "$(strip $(MAKEFILE_LIST))")" && pwd)
PYTHON ?= python3
PORT ?= 8000
MINUTES ?= 10
DO := cd "$(HERE)"; source building/steps.sh;

.PHONY: help play test check format bench soak playthroughs pictures clean

help:  ## what there is
	@grep -E '^[a-z]+: .*##' "$(HERE)/Makefile" | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 22

play:  ## set up and open the house (PORT=8000)
	@$(DO) set_up play; open_house $(PORT)

test:  ## set up and run every test, compiled and interpreted
	@$(DO) set_up test; run_tests

check:  ## format, lint, types, import layers
	@$(DO) set_up test; run_checks

format:  ## put the sources into the house's format
	@$(DO) set_up test; .venv/bin/ruff format .; .venv/bin/ruff check --fix .

bench:  ## speed, compared with the C++ reference
	@$(DO) set_up test; .venv/bin/python benchmarks/run.py

soak:  ## a million random games for each game and seat count, and 1,000 kills of the house, in slices (MINUTES=10 at a time)
	@$(DO) set_up test; .venv/bin/python -m tests.soak.run --minutes $(MINUTES)

playthroughs:  ## write the golden games anew
	@$(DO) set_up test; .venv/bin/python tests/golden.py

pictures:  ## draw the boards and look at the pages anew, for the docs
	@$(DO) set_up test; .venv/bin/python docs/pictures.py; .venv/bin/python -m tests.web.browser.shots docs/pages

clean:  ## remove everything that make has made
	@cd "$(HERE)" && rm -rf .venv build out src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
