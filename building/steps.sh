# The steps of the Makefile.  Each says in one line what it does and does nothing twice.

say() { printf '\033[1m%s\033[0m\n' "$*"; }

set_up() {  # set_up play|test
  make_venv
  mkdir -p out
  if [ "$1" = play ]; then install_quickly; else install_wholly; fi
}

make_venv() {
  [ -x .venv/bin/python ] && return
  say "Making a virtual environment in .venv"
  "${PYTHON:-python3}" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Orichalcum needs Python 3.11 or newer; here is $("${PYTHON:-python3}" --version 2>&1). Set PYTHON=/path/to/python3.11 or newer." >&2
    return 1
  }
  if ! "${PYTHON:-python3}" -m venv .venv >/dev/null 2>&1; then
    rm -rf .venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
      say "Installing python3-venv and python3-dev, which Debian keeps apart"
      apt-get update -q >/dev/null && apt-get install -y -q python3-venv python3-dev >/dev/null
      "${PYTHON:-python3}" -m venv .venv
    else
      echo "Python's venv is missing. On Debian or Ubuntu: sudo apt install python3-venv python3-dev" >&2
      return 1
    fi
  fi
}

sources_hash() {  # what an installation depends on
  { echo "${ORICHALCUM_PURE:-}"; find src building setup.py pyproject.toml -type f \
      ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '*.so' -print0 | sort -z | xargs -0 sha256sum; } | sha256sum | cut -c1-24
}

installed() { cat .venv/installed 2>/dev/null || true; }  # "HASH compiled|quick [dev]"

pip_do() {  # pip, quiet unless it fails
  .venv/bin/python -m pip --disable-pip-version-check "$@" >out/install.log 2>&1 || { cat out/install.log >&2; return 1; }
}

install_wholly() {  # with everything that tests need; the rules are compiled
  local now; now=$(sources_hash)
  [ "$(installed)" = "$now compiled dev" ] && return
  say "Installing Orichalcum and what its tests need; the rules are compiled, which takes a minute or three the first time"
  compile_wheel "$now"
  local wheel; wheel=$(echo "out/wheels/$now"/*.whl)
  pip_do install --force-reinstall --no-deps "$wheel"
  pip_do install "$wheel[dev]"
  echo "$now compiled dev" >.venv/installed
  .venv/bin/orichalcum doctor --brief
}

compile_wheel() {  # compile_wheel HASH: once, whoever asks first
  (
    flock 9
    ls "out/wheels/$1"/*.whl >/dev/null 2>&1 && exit 0
    rm -rf out/wheels && mkdir -p out/wheels
    nice -n "${NICE:-0}" .venv/bin/python -m pip --disable-pip-version-check wheel --no-deps -w out/wheels/new . >out/build.log 2>&1 || { cat out/build.log >&2; exit 1; }
    mv out/wheels/new "out/wheels/$1"
  ) 9>out/build.lock
}

install_quickly() {  # interpreted, so that one can play at once; what is compiled meanwhile is there at the next start
  local now; now=$(sources_hash)
  case "$(installed)" in "$now compiled"*) return ;; esac
  if ls "out/wheels/$now"/*.whl >/dev/null 2>&1; then
    pip_do install --force-reinstall --no-deps "out/wheels/$now"/*.whl
    echo "$now compiled" >.venv/installed
  elif [ "$(installed)" != "$now quick" ]; then
    say "Installing Orichalcum (half a minute)"
    ORICHALCUM_PURE=1 pip_do install --force-reinstall --no-deps .
    ORICHALCUM_PURE=1 pip_do install .
    echo "$now quick" >.venv/installed
  fi
  .venv/bin/orichalcum doctor --brief
  case "$(installed)" in *quick)
    if [ -z "${ORICHALCUM_PURE:-}" ] && can_compile; then
      echo "The rules are being compiled meanwhile; from the next start on the bots think many times faster."
      (NICE=19 compile_wheel "$now" </dev/null >/dev/null 2>&1 &)
    fi ;;
  esac
}

can_compile() { .venv/bin/python -c 'import sys; sys.path.insert(0, "building"); import probe; sys.exit(bool(probe.why_pure()))'; }

open_house() {  # open_house PORT
  say "The house opens on http://localhost:$1 (Ctrl-C closes it)"
  exec .venv/bin/orichalcum serve --port "$1" --open
}

run_checks() {
  say "Format";  .venv/bin/ruff format --check --quiet .
  say "Lint";    .venv/bin/ruff check --quiet .
  say "Types";   .venv/bin/mypy
  say "Layers";  .venv/bin/lint-imports 2>/dev/null | tail -n 3
}

get_programs() {  # Chromium and PostgreSQL for the tests: installed where that is possible, else it is said what is not tested
  local missing; missing=$(missing_programs)
  [ -z "$missing" ] && return
  if [ -z "${ORICHALCUM_NO_APT:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Installing$missing, with which the tests look at the pages and at the second database"
    install_programs $missing || echo "apt-get could not install$missing: see out/programs.log" >&2
    missing=$(missing_programs)
  fi
  local one; for one in $missing; do
    say "NOT EVERYTHING IS TESTED: $one is missing here, so its tests are skipped (Debian: sudo apt install $one)"
  done
}

missing_programs() {  # with a space before each
  command -v chromium >/dev/null || command -v chromium-browser >/dev/null || printf ' chromium'
  ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || printf ' postgresql'
}

install_programs() {  # install_programs NAME...: no cluster of Debian's own is made, no service is started
  mkdir -p out
  case " $* " in *" postgresql "*)
    if [ ! -d /etc/postgresql-common ]; then
      mkdir -p /etc/postgresql-common
      echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    fi ;;
  esac
  {
    timeout 300 apt-get update -q
    DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 timeout 900 apt-get install -y -q --no-install-recommends "$@"
  } >out/programs.log 2>&1 </dev/null
}

run_tests() {
  get_programs
  run_checks
  if .venv/bin/python -c 'import orichalcum.kernel.table as t, sys; sys.exit(t.__file__.endswith(".py"))'; then
    say "Tests, compiled";    .venv/bin/python -m pytest -n auto --durations=25
    say "Tests, interpreted"; PYTHONPATH=src .venv/bin/python -m pytest -n auto --durations=10 -m "not once"
  else
    say "Tests, interpreted (there is no compiled build here)"; PYTHONPATH=src .venv/bin/python -m pytest -n auto --durations=25
  fi
}
