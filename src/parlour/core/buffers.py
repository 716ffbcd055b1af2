"""Numbers in arrays of a given width: lent by Python through the buffer protocol, as NumPy's are, or the compiled code's own.

`tools/c_types.py` gives each of these hints its C type; an array that is lent must hold numbers of exactly that type.
"""

from typing import TYPE_CHECKING, TypeAlias

Int8s: TypeAlias = memoryview | list[int]
Int16s: TypeAlias = memoryview | list[int]
Int64s: TypeAlias = memoryview | list[int]

if TYPE_CHECKING:
    Float64s: TypeAlias = memoryview[float] | list[float]
else:
    Float64s = memoryview
