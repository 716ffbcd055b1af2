"""What the tests of the build share."""

from pathlib import Path

import pytest

from . import small


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small project, compiled; tests leave it as it is."""
    project = small.write_project(tmp_path_factory.mktemp("compiled"))
    done = small.build(project)
    assert (project / "src" / "parlour" / "compiled.json").exists(), done.stderr
    return project
