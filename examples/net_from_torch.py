"""Train a small net with PyTorch, and let it sit down at a table as `net:FILE`. Needs torch and parlour[envs].

    python examples/net_from_torch.py --lessons 150 --out ninjan-torch.net
    parlour play ninjan --players 2 --level net:ninjan-torch.net:400

The net plays against itself at many tables at once, through the vectorised environment. It learns who will win, and to
make those moves more often that went better than expected. A search by the net then plays against the greedy bot.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from parlour.arena.contest import play_match
from parlour.arena.crew import Alone
from parlour.envs.nets import feature_count, features_of, write_net
from parlour.envs.vector import Tables
from parlour.games import find
from parlour.measure.playing import Setting

GAME = "ninjan"
PLAYERS = 2
TABLES = 256
STEPS = 60  # moves at each table before learning from them: about three games
HIDDEN = 48
PART = 1024  # moves that are learnt from at once
CURIOSITY = 0.01


class Net(nn.Module):  # type: ignore[misc]
    """One hidden layer; the outputs are the seats, from the one that looks on, and then the moves."""

    def __init__(self, moves: int) -> None:
        super().__init__()
        self.inner = nn.Linear(feature_count(GAME), HIDDEN)
        self.outer = nn.Linear(HIDDEN, PLAYERS + moves)

    def forward(self, features: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of each seat's chance to win, and of how likely each legal move is."""
        outputs = self.outer(torch.relu(self.inner(features)))
        moves = outputs[:, PLAYERS:].masked_fill(~masks, -1e9)
        return outputs[:, :PLAYERS].log_softmax(1), moves.log_softmax(1)

    def layers(self) -> tuple[Any, Any, Any, Any]:
        parts = (self.inner.weight, self.inner.bias, self.outer.weight, self.outer.bias)
        inner, inner_bias, outer, outer_bias = (part.detach().numpy() for part in parts)
        return inner, inner_bias, outer, outer_bias


def played(net: Net, tables: Tables) -> dict[str, Any]:
    """Play on at all tables; what was seen and done in games that came to their end, and who won them."""
    kept, won, over = [], [], []
    for _ in range(STEPS):
        seen, masks, seats = tables.observations.copy(), tables.masks.astype(bool), tables.seats.copy()
        with torch.no_grad():
            _, logs = net(torch.from_numpy(features_of(seen)), torch.from_numpy(masks))
        actions = torch.multinomial(logs.exp(), 1)[:, 0].numpy()
        tables.step(actions)
        kept.append({"seen": seen, "masks": masks, "actions": actions, "seats": seats})
        won.append(tables.rewards[:, :PLAYERS].copy())
        over.append(tables.over.copy())
    known, results = np.zeros(TABLES, bool), np.zeros((TABLES, PLAYERS))
    ended: list[Any] = []
    for moment, rewards, end in zip(reversed(kept), reversed(won), reversed(over), strict=True):
        known |= end
        results = np.where(end[:, None], rewards, results)
        around = (moment["seats"][:, None] + np.arange(PLAYERS)) % PLAYERS
        moment["won"] = np.take_along_axis(results, around, 1).astype(np.float32)
        ended.append({name: numbers[known] for name, numbers in moment.items()})
    return {name: np.concatenate([moment[name] for moment in ended]) for name in ended[0]}


def learn(net: Net, optimizer: torch.optim.Optimizer, batch: dict[str, Any]) -> None:
    for part in torch.randperm(len(batch["actions"])).split(PART):
        of = {name: torch.from_numpy(numbers[part.numpy()]) for name, numbers in batch.items() if name != "seen"}
        seats, moves = net(torch.from_numpy(features_of(batch["seen"][part.numpy()])), of["masks"])
        better = of["won"][:, 0] - seats[:, 0].exp().detach()
        chosen = moves.gather(1, of["actions"][:, None])[:, 0]
        doubt = -(moves.exp() * moves).masked_fill(~of["masks"], 0).sum(1)
        loss = -(of["won"] * seats).sum(1).mean() - (better * chosen).mean() - CURIOSITY * doubt.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net for Ninjan with PyTorch, and play it against greedy.")
    parser.add_argument("--lessons", type=int, default=150, help="how often to learn (default: %(default)s)")
    parser.add_argument("--games", type=int, default=200, help="games against greedy (default: %(default)s)")
    parser.add_argument("--simulations", type=int, default=400, help="of its search (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("--out", type=Path, default=Path("ninjan-torch.net"), help="the file (default: %(default)s)")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    tables = Tables(GAME, TABLES, players=PLAYERS, opponents=None, seed=arguments.seed)
    net = Net(find(GAME).moves.count)
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    start = time.monotonic()
    for lesson in range(arguments.lessons):
        learn(net, optimizer, played(net, tables))
        if lesson % 10 == 9:
            print(f"{lesson + 1} lessons, {time.monotonic() - start:.0f} s", flush=True)
    write_net(
        arguments.out, GAME, PLAYERS, {}, net.layers(), f"examples/net_from_torch.py --lessons {arguments.lessons}"
    )
    options = find(GAME).facts.settle_options({})
    bots = (f"net:{arguments.out}:{arguments.simulations}", "greedy")
    *_, match = play_match(Setting(GAME, PLAYERS, options, bots, seed=2), arguments.games, Alone())
    print(f"{arguments.out} against greedy: {match}, {arguments.games} games")


if __name__ == "__main__":
    main()
