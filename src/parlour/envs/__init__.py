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

from ..core.kind import GameKind
from ..games import kinds


def env(kind: GameKind, **settings: Any) -> Any:
    """One agent after the other. `players`, `max_cycles`, `render_mode`, `edition`, and the game's own options."""
    from .aec import TurnByTurn

    return TurnByTurn(kind, **settings)


def parallel_env(kind: GameKind, **settings: Any) -> Any:
    """All agents at once, with the same settings."""
    from .parallel import AllAtOnce

    return AllAtOnce(kind, **settings)


def _module(kind: GameKind) -> ModuleType:
    """`parlour.envs.ninjan_v1` and the like; PettingZoo itself is loaded when an environment is made."""
    module = ModuleType(f"{__name__}.{kind.code}_v{kind.environment_version}", f"{kind.code} for PettingZoo.")
    module.__dict__.update(env=partial(env, kind), raw_env=partial(env, kind), parallel_env=partial(parallel_env, kind))
    return module


MODULES = {module.__name__.rpartition(".")[2]: module for module in map(_module, kinds())}
sys.modules |= {module.__name__: module for module in MODULES.values()}


def __getattr__(name: str) -> ModuleType:
    if name not in MODULES:
        raise AttributeError(f"{__name__} has no module {name!r}; it has {', '.join(MODULES)}")
    return MODULES[name]
