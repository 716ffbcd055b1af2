"""How far a long command is, and how long it will still take."""


class Progress:
    """A bar with the time left, on standard error if that is a terminal."""

    def __init__(self, quiet: bool = False) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        console = Console(stderr=True)
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
        self.bar = Bar(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)
        self.task = self.bar.add_task("")

    def __enter__(self) -> "Progress":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def show(self, done: int, of: int, what: str = "") -> None:
        """So much is done, of so much; `what` is being worked on."""
        self.bar.update(self.task, completed=done, total=of, description=what)
