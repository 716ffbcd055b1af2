"""`python -m parlour` is `parlour`."""

import sys

from .cli import main

sys.exit(main())
