"""The games as researchers meet them: PettingZoo, Gymnasium, OpenSpiel, thousands at once. See docs/environments.md.

Every registered game has its PettingZoo module here, named after it and its version.

>>> from parlour.envs import ninjan_v1
>>> env = ninjan_v1.env(players=3, deals=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'
"""

import sys
from functools import partial
from types import ModuleType
from typing import Any

from ..core.extras import need, needing
from ..core.spec import AnyGame
from ..games import specs

need("envs", "parlour.envs", "numpy")  # everything here writes into its arrays


def env(spec: AnyGame, **settings: Any) -> Any:
    """A game for PettingZoo in which one agent acts after the other (AEC).

    Args:
        spec: the game, from `parlour.games.find`. The modules (`ninjan_v1`) know theirs.
        settings: `players`, `max_cycles`, `render_mode`, `edition`, `reward` (`"share"` or `"margin"`),
            `mask_in_observation`, and the game's own options.

    Raises:
        BadInput: for a number of players, an option or a reward that the game does not have.
        MissingExtra: if PettingZoo is not installed.

    >>> from parlour.games import find
    >>> table = env(find("pinata"), reward="margin")
    >>> table.reset(seed=1)
    >>> int(table.last()[4]["action_mask"].sum()) > 0
    True
    """
    with needing("envs", "parlour.envs"):
        from .aec import TurnByTurn

    return TurnByTurn(spec, **settings)


def parallel_env(spec: AnyGame, **settings: Any) -> Any:
    """A game for PettingZoo in which all agents act at once; those with nothing to decide wait (the last action).

    Args:
        spec: the game.
        settings: those of `env`.

    Raises:
        BadInput: as `env` does.
        MissingExtra: if PettingZoo is not installed.

    >>> from parlour.games import find
    >>> table = parallel_env(find("ninjan"), players=3)
    >>> observations, infos = table.reset(seed=1)
    >>> sorted(observations)
    ['player_0', 'player_1', 'player_2']
    """
    with needing("envs", "parlour.envs"):
        from .parallel import AllAtOnce

    return AllAtOnce(spec, **settings)


def _module(spec: AnyGame) -> ModuleType:
    """`parlour.envs.ninjan_v1` and the like; PettingZoo itself is loaded when an environment is made."""
    module = ModuleType(f"{__name__}.{spec.code}_v{spec.learning.version}", f"{spec.code} for PettingZoo.")
    module.__dict__.update(env=partial(env, spec), raw_env=partial(env, spec), parallel_env=partial(parallel_env, spec))
    return module


MODULES = {module.__name__.rpartition(".")[2]: module for module in map(_module, specs())}
sys.modules |= {module.__name__: module for module in MODULES.values()}


def __getattr__(name: str) -> ModuleType:
    if name not in MODULES:
        raise AttributeError(f"{__name__} has no module {name!r}; it has {', '.join(MODULES)}")
    return MODULES[name]
