"""Numbers in arrays of a given width: lent by Python through the buffer protocol, as NumPy's are, or the compiled code's own.

`compiling/c_types.py` gives each of these hints its C type; an array that is lent must hold numbers of exactly that type.
"""

from typing import TYPE_CHECKING, TypeAlias

Int8s: TypeAlias = memoryview | list[int]
Int16s: TypeAlias = memoryview | list[int]
Int32s: TypeAlias = memoryview | list[int]
Int64s: TypeAlias = memoryview | list[int]

if TYPE_CHECKING:
    Float32s: TypeAlias = memoryview[float] | list[float]
    Float64s: TypeAlias = memoryview[float] | list[float]
else:
    Float32s = memoryview
    Float64s = memoryview

Int32: TypeAlias = int
"""A local variable of 32 bits: the C compiler can add up several of them at once."""
Float32: TypeAlias = float
"""A local variable of single precision. Interpreted it is an ordinary number, so results differ in the last digits."""
