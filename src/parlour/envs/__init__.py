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

from ..core.spec import AnyGame
from ..games import specs


def env(spec: AnyGame, **settings: Any) -> Any:
    """One agent after the other. `players`, `max_cycles`, `render_mode`, `edition`, and the game's own options."""
    from .aec import TurnByTurn

    return TurnByTurn(spec, **settings)


def parallel_env(spec: AnyGame, **settings: Any) -> Any:
    """All agents at once, with the same settings."""
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
