"""C types for the compiled modules, read off their type hints.

A module that starts with a `# cython:` comment is compiled. Its source is plain Python; this script copies it to a
build folder, adds what only the C side needs, and writes the `.pxd` beside it:

- `self.hand = [0] * 45` in `__init__` becomes a C array, `int` a `long long`, `float` a `double`;
- a function or method whose hints are all native becomes `noexcept nogil`, which is the proof that it is fast:
  anything in it that is not native fails to compile;
- an attribute with a hint from `core/buffers.py` becomes a view of an array that Python lends, or with `[0] * N` a
  C array of such numbers; a local variable with such a hint is as narrow as it says;
- constants in capitals become C constants, and stay visible to Python;
- a class that nothing derives from is final, and its methods are `cpdef`; those of other classes are `cdef`, final
  unless they override a method or are overridden, and Python sees them through wrappers (a final method cannot be
  `cpdef`);
- while Python calls a method that is named in `LONG`, other threads go on;
- every class derived from `Game` gets a `copy_from` that copies each of its attributes, and a final one a `number_at`
  that reads any of them by number;
- one `__reduce__` for every class pickles its objects by their attributes (`pickled.py`). What Cython would write for
  each class to do so is a quarter of all C code.

What would compile to something else than the source says is refused, with its line.

A package outside the house compiles against it: `write` then gets the modules of the house as well, and declares those
as the house itself was compiled.
"""

from __future__ import annotations

import ast
import hashlib
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path

from .homes import EASY, HOMES

NATIVE = {"int": "long long", "float": "double", "bool": "bint", "None": "void"}

# Beside the generated `.pxd` files: puts a wrapper among the methods that Python sees of a class.
VISIBLE = """cdef extern from *:
    '''
    static CYTHON_UNUSED int parlour_make_visible(PyObject *kind, PyObject *method) {
        PyObject *name = PyObject_GetAttrString(method, "__name__");
        int failed = !name || PyDict_SetItem(((PyTypeObject *) kind)->tp_dict, name, method);
        Py_XDECREF(name);
        PyType_Modified((PyTypeObject *) kind);
        return failed ? -1 : 0;
    }
    '''
    int make_visible "parlour_make_visible"(object kind, object method) except -1
"""

# Arrays lent by Python, by their hints in core/buffers.py.
BUFFERS = {
    "Int8s": "signed char[::1]",
    "Int16s": "short[::1]",
    "Int32s": "int[::1]",
    "Int64s": "long long[::1]",
    "Float32s": "float[::1]",
    "Float64s": "double[::1]",
}

# Methods that the build writes for the classes derived from `Game`.
COPY = "copy_from"
NUMBER = "number_at"
WRITTEN = {
    COPY: "void copy_from(self, Game other) noexcept nogil",
    NUMBER: "long long number_at(self, long long field, long long place) noexcept nogil",
}

# Methods that take long: while Python calls one of them, other threads go on.
LONG = ("run",)

# Local variables of a given width, by their hints in core/buffers.py.
NARROW = {"Int32": "int", "Float32": "float"}


class Refused(Exception):
    """The source says something that its C side cannot."""


@dataclass
class Module:
    name: str
    source: Path
    text: str
    tree: ast.Module
    constants: dict[str, object] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    bases: dict[str, str] = field(default_factory=dict)

    def imports(self, names: set[str]) -> list[tuple[ast.ImportFrom, str]]:
        """The import statements that bring in compiled modules, with the full name of each."""
        package = self.name.split(".")[:-1]
        found = []
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                parts = package[: len(package) - node.level + 1] if node.level else []
                full = ".".join([*parts, *([node.module] if node.module else [])])
                if full in names or full == EASY:
                    self.refuse_if(any(alias.asname for alias in node.names), node, "imports under another name")
                    found += self._at_home(node) if full == EASY else [(node, full)]
        return found

    def _at_home(self, node: ast.ImportFrom) -> list[tuple[ast.ImportFrom, str]]:
        """What authors import from one place, by the modules where it is defined; EASY where it has no C side."""
        by_home: dict[str, list[ast.alias]] = {}
        for alias in node.names:
            by_home.setdefault(HOMES.get(alias.name, EASY), []).append(alias)
        parts = []
        for home, names in by_home.items():
            part = copy(node)
            part.names = names
            parts.append((part, home))
        return parts

    def refuse_if(self, refused: bool, node: ast.stmt, why: str) -> None:
        if refused:
            raise Refused(f"{self.source}:{node.lineno}: {ast.unparse(node).splitlines()[0]}: {why}")

    def scope(self, modules: dict[str, Module]) -> dict[str, object]:
        """The constants that have a name here: those imported, and its own, as far as they have been read."""
        imported = {
            alias.name: modules[other].constants[alias.name]
            for node, other in self.imports(set(modules))
            for alias in node.names
            if other in modules and alias.name in modules[other].constants
        }
        return {**imported, **self.constants}

    def full_name(self, name: str, modules: dict[str, Module]) -> str:
        """The class that `name` means here, with the module that defines it."""
        for node, other in self.imports(set(modules)):
            if any(alias.name == name for alias in node.names):
                return f"{other}.{name}"
        return f"{self.name}.{name}"


def compiled_sources(package: Path) -> list[Path]:
    return sorted(path for path in package.rglob("*.py") if path.read_text().startswith("# cython:"))


def read_modules(src: Path, package: str = "parlour", house: dict[str, Module] | None = None) -> dict[str, Module]:
    """Every module of a package to compile, those first that others build on; of the house's they may build on any."""
    modules = {}
    below = house or {}
    for path in compiled_sources(src / package):
        name = ".".join(path.relative_to(src).with_suffix("").parts)
        text = path.read_bytes().decode()
        modules[name] = Module(name, path, text, ast.parse(text))
    ordered: dict[str, Module] = {}

    def visit(name: str) -> None:
        if name not in ordered:
            for _, other in modules[name].imports(set(modules)):
                if other in modules:
                    visit(other)
            ordered[name] = modules[name]

    for name in modules:
        visit(name)
    for module in ordered.values():
        _read_declarations(module, below | ordered)
    return ordered


def _read_declarations(module: Module, known: dict[str, Module]) -> None:
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper():
            value = eval(compile(ast.Expression(node.value), module.name, "eval"), module.scope(known))
            module.constants[node.targets[0].id] = value
        elif isinstance(node, ast.ClassDef):
            module.refuse_if(len(node.bases) > 1, node, "a compiled class derives from one class")
            module.classes[node.name] = node
            module.bases[node.name] = node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else ""


class Declarations:
    """Writes one module's `.pxd`, and the copy of it that is compiled. `house` is what it may not change any more."""

    def __init__(self, module: Module, modules: dict[str, Module], house: dict[str, Module] | None = None) -> None:
        self.module = module
        self.modules = modules
        self.house = house or {}
        self.origin: list[int] = []  # the line of the source that each line of the copy comes from; 0: written here
        self.objects = {name for known in modules.values() for name in known.classes}
        self.base_of = {
            f"{known.name}.{name}": known.full_name(base, modules) if base else ""
            for known in modules.values()
            for name, base in known.bases.items()
        }
        self.methods_of = {
            f"{known.name}.{name}": {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            for known in modules.values()
            for name, node in known.classes.items()
        }
        self.scope = module.scope(modules)
        for node in module.classes.values() if self.house else ():
            self._check_house(node)

    def _check_house(self, node: ast.ClassDef) -> None:
        """The house is compiled already: no class derives from its final ones, nor replaces its final methods."""
        for full in self.ancestors(f"{self.module.name}.{node.name}"):
            home, _, base = full.rpartition(".")
            if home not in self.house:
                continue
            theirs = Declarations(self.house[home], self.house)
            node_of = theirs.module.classes[base]
            self.module.refuse_if(theirs.is_leaf(node_of), node, f"{base} is final; derive from what it derives from")
            fixed = {
                method.name for method, _ in theirs.native_methods(node_of) if theirs.is_final(node_of, method.name)
            }
            for item in node.body:
                replaced = isinstance(item, ast.FunctionDef) and item.name in fixed
                self.module.refuse_if(replaced, item, f"a compiled game cannot replace this method of {base}")

    def text(self) -> str:
        lines = ["cimport cython", "from libc.string cimport memcpy"]
        if not all(map(self.is_leaf, self.module.classes.values())):
            lines.append("from parlour.visible cimport make_visible")
        for node in self.module.tree.body:
            if isinstance(node, ast.Import):
                lines += [f"cimport libc.math as {alias.name}" for alias in node.names if alias.name == "math"]
        for node, other in self.module.imports(set(self.modules)):
            names = [alias.name for alias in node.names if self._has_c_side(other, alias.name)]
            if names:
                lines.append(f"from {other} cimport {', '.join(names)}")
        if home := self._home_of_game():
            lines.append(f"from {home} cimport Game")
        lines += self.constants()
        for node in self.module.tree.body:
            if isinstance(node, ast.ClassDef):
                lines += self.klass(node)
            elif isinstance(node, ast.FunctionDef) and (signature := self.signature(node)):
                lines += [*self.narrow_locals(node), f"cpdef {signature}"]
        return "\n".join(lines) + "\n"

    def _home_of_game(self) -> str:
        """The module of `Game`, which every `copy_from` takes, unless the source imports it or is that module."""
        full = next((name for node in self.module.classes.values() if (name := self.copies(node))), "")
        home = full.removesuffix(".Game")
        named = {alias.name for node, _ in self.module.imports(set(self.modules)) for alias in node.names}
        return "" if "Game" in named or home == self.module.name else home

    def _has_c_side(self, other: str, name: str) -> bool:
        if other not in self.modules:
            return False
        module = self.modules[other]
        if name in module.classes:
            return True
        if name in module.constants:
            return not isinstance(module.constants[name], tuple) or _is_table(module.constants[name])
        nodes = [n for n in module.tree.body if isinstance(n, ast.FunctionDef) and n.name == name]
        return bool(nodes) and Declarations(module, self.modules).signature(nodes[0]) is not None

    def constants(self) -> list[str]:
        lines = []
        for name, value in self.module.constants.items():
            if isinstance(value, int):
                lines += ["cdef extern from *:", f'    const long long {name} "{value}LL"']
            elif isinstance(value, float):
                lines.append(f"cdef double {name}")
            elif _is_table(value):
                assert isinstance(value, tuple)
                lines.append(f"cdef long long {name}[{len(value)}]")
        return lines

    def klass(self, node: ast.ClassDef) -> list[str]:
        base = self.module.bases[node.name]
        leaf = self.is_leaf(node)
        lines = ["@cython.final"] if leaf else []
        lines.append(f"cdef class {node.name}({base}):" if base else f"cdef class {node.name}:")
        for name, kind in self.attributes(node).items():
            lines.append(f"    cdef public {kind.format(name)}")
        for method, signature in self.native_methods(node):
            lines += ["    @cython.final"] if self.is_final(node, method.name) else []
            lines += [f"    {line}" for line in self.narrow_locals(method)]
            lines.append(f"    {'cpdef' if leaf else 'cdef'} {signature}")
        lines += [
            f"    {'cpdef' if leaf else 'cdef'} {WRITTEN[name]}"
            for name in self.written(node)
            if not any(_is_def(item, name) for item in node.body)
        ]
        return lines

    def written(self, node: ast.ClassDef) -> list[str]:
        """The methods that the build writes for this class."""
        game = self.copies(node)
        numbers = game and NUMBER in self.methods_of[game] and (self.is_leaf(node) or node.name == "Game")
        return [name for name, wanted in ((COPY, game), (NUMBER, numbers)) if wanted]

    def narrow_locals(self, node: ast.FunctionDef) -> list[str]:
        """What declares the local variables whose hints give them a width."""
        hinted = [item for item in ast.walk(node) if isinstance(item, ast.AnnAssign)]
        kinds = {ast.unparse(item.target): NARROW.get(ast.unparse(item.annotation)) for item in hinted}
        widths = [f"{name}=cython.{kind}" for name, kind in kinds.items() if kind]
        return [f"@cython.locals({', '.join(widths)})"] if widths else []

    def native_methods(self, node: ast.ClassDef) -> list[tuple[ast.FunctionDef, str]]:
        """The methods that become C, each with its signature."""
        methods = [item for item in node.body if isinstance(item, ast.FunctionDef)]
        return [(method, signature) for method in methods if (signature := self.signature(method, node.name))]

    def is_leaf(self, node: ast.ClassDef) -> bool:
        return f"{self.module.name}.{node.name}" not in self.base_of.values()

    def is_final(self, node: ast.ClassDef, method: str) -> bool:
        """Is this the only method of its name among the classes above and below? In a final class all are final."""
        return not (self.is_leaf(node) or self.is_overridden(node, method) or self.overrides(node, method))

    def is_overridden(self, node: ast.ClassDef, method: str) -> bool:
        """Does a class derived from this one have a method of that name? Each has those that the build writes."""
        full = f"{self.module.name}.{node.name}"
        derived = [name for name in self.base_of if full in self.ancestors(name)]
        return any(method in WRITTEN or method in self.methods_of[name] for name in derived)

    def overrides(self, node: ast.ClassDef, method: str) -> bool:
        """Has a class that this one derives from a method of that name? Cython lets no such method be final."""
        return any(method in self.methods_of[name] for name in self.ancestors(f"{self.module.name}.{node.name}"))

    def ancestors(self, full: str) -> list[str]:
        """The compiled classes this one derives from, the nearest first."""
        base = self.base_of.get(full, "")
        return [base, *self.ancestors(base)] if base in self.base_of else []

    def attributes(self, node: ast.ClassDef) -> dict[str, str]:
        """Each attribute set in `__init__` and its C declaration, `{}` standing for the name."""
        init = next((item for item in node.body if _is_def(item, "__init__")), None)
        assert init is None or isinstance(init, ast.FunctionDef)
        hints = {arg.arg: arg.annotation for arg in init.args.args} if init else {}
        found: dict[str, str] = {}
        for item in init.body if init else []:
            if isinstance(item, ast.AnnAssign) and _on_self(item.target):
                found[item.target.attr] = self.annotated(item)  # type: ignore[union-attr]
            elif isinstance(item, ast.Assign) and _on_self(item.targets[0]):
                found[item.targets[0].attr] = self.declared(item, hints)  # type: ignore[attr-defined]
        return found

    def annotated(self, item: ast.AnnAssign) -> str:
        kind = self.type(item.annotation)
        if zeros := _zeros(item.value):
            return f"{kind.removesuffix('[::1]')} {{}}[{self.size(item, zeros)}]"
        return f"{kind} {{}}"

    def size(self, item: ast.stmt, zeros: ast.BinOp) -> int:
        """How many zeros `[0] * N` makes."""
        size = self.value(zeros.right)
        self.module.refuse_if(not isinstance(size, int), item, "the size of an array must be a constant")
        assert isinstance(size, int)
        return size

    def value(self, expression: ast.expr) -> object:
        """What an expression over constants is worth; None for any other."""
        names = {node.id for node in ast.walk(expression) if isinstance(node, ast.Name)}
        if not names <= set(self.scope):
            return None
        return eval(compile(ast.Expression(expression), self.module.name, "eval"), dict(self.scope))

    def declared(self, item: ast.Assign, hints: dict[str, ast.expr | None]) -> str:
        value = item.value
        if zeros := _zeros(value):
            assert isinstance(zeros.left, ast.List)
            element = self.value(zeros.left.elts[0])
            return f"{'double' if isinstance(element, float) else 'long long'} {{}}[{self.size(item, zeros)}]"
        is_list = isinstance(value, ast.List) or (isinstance(value, ast.BinOp) and isinstance(value.left, ast.List))
        self.module.refuse_if(is_list, item, "an array begins with zeros: [0] * N")
        if isinstance(value, ast.Name) and value.id in hints:
            return f"{self.type(hints[value.id])} {{}}"
        if isinstance(self.value(value), float):
            return "double {}"
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in self.objects:
            return f"{value.func.id} {{}}"
        return "long long {}"

    def type(self, hint: ast.expr | None) -> str:
        text = ast.unparse(hint).strip("'\"") if hint else "object"
        return NATIVE.get(text) or BUFFERS.get(text) or (text if text in self.objects else "object")

    def signature(self, node: ast.FunctionDef, klass: str = "") -> str | None:
        """The C signature, or None for a function that Python objects pass through."""
        if node.name.startswith("__") or node.returns is None or node.decorator_list:
            return None
        returns = ast.unparse(node.returns)
        if node.name in WRITTEN and klass:
            return WRITTEN[node.name]
        if returns not in NATIVE:
            return None
        rare = [*node.args.posonlyargs, *node.args.kwonlyargs, *filter(None, (node.args.vararg, node.args.kwarg))]
        kinds = {arg.arg: self.type(arg.annotation) for arg in (*node.args.args, *rare) if arg.arg != "self"}
        if "object" in kinds.values():
            return None
        unknown_to_c = bool(rare or node.args.defaults)
        self.module.refuse_if(unknown_to_c, node, "a native function takes plain arguments, without defaults")
        args = [f"{kinds[arg.arg]} {arg.arg}" if arg.arg in kinds else "self" for arg in node.args.args]
        return f"{NATIVE[returns]} {node.name}({', '.join(args)}) noexcept nogil"

    def copies(self, node: ast.ClassDef) -> str:
        """The full name of `Game` if this is it or derives from it, so that it must know how to copy itself."""
        full = f"{self.module.name}.{node.name}"
        return next((name for name in (full, *self.ancestors(full)) if name.endswith(".Game")), "")

    # --- the copy of the source that is compiled -----------------------------------------------------

    def source(self) -> str:
        lines = self.module.text.splitlines()
        self.origin = list(range(1, len(lines) + 1))
        imports = self.module.imports(set(self.modules))
        for node, _ in imports:
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
        for node, other in imports:
            python_names = [alias.name for alias in node.names if not self._has_c_side(other, alias.name)]
            if python_names:
                lines[node.lineno - 1] = f"from {other} import {', '.join(python_names)}"
        exported = []
        for item in self.module.tree.body:
            if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
                name = item.targets[0].id
                value = self.module.constants.get(name)
                if isinstance(value, int):
                    for number in range(item.lineno - 1, item.end_lineno or item.lineno):
                        lines[number] = ""
                if isinstance(value, int | float) or _is_table(value):
                    exported.append(name)
        for klass in reversed(list(self.module.classes.values())):
            self._mark_final(klass, lines)
            self._pickle(klass, lines)
            for name in reversed(self.written(klass)):
                body = self._copy(klass) if name == COPY else self._numbers(klass)
                self._put(lines, *self._place(klass, name), body)
            self._leave_zeros_out(klass, lines)
        docstring_end = self.module.tree.body[0].end_lineno or 1
        added = ["import cython", "from parlour.compiling.pickled import by_attributes"]
        self._put(lines, docstring_end, docstring_end, added)
        lines += [f"globals()[{name!r}] = {name}" for name in exported]
        lines += [line for klass in self.module.classes.values() for line in self._wrappers(klass)]
        return "\n".join(lines) + "\n"

    def _wrappers(self, node: ast.ClassDef) -> list[str]:
        """What makes the C methods of a class that others derive from visible to Python."""
        lines = [] if self.is_leaf(node) or self.module.bases[node.name] else self._guard(node)
        for method, _ in [] if self.is_leaf(node) else self.native_methods(node):
            if method.name in WRITTEN:
                continue  # visible in the leaf classes
            names = [arg.arg for arg in method.args.args]
            wrapper = f"{node.name}_{method.name}"
            lines += [
                *([self._typed(node, method)] if method.name in LONG else []),
                f"def {wrapper}({', '.join(names)}):",
                f"    {ast.get_docstring(method) or ''!r}",
                *self._call(node, method, names[1:]),
                f"{wrapper}.__name__, {wrapper}.__qualname__ = {method.name!r}, '{node.name}.{method.name}'",
                f"make_visible({node.name}, {wrapper})",
                f"del {wrapper}",
            ]
        return lines

    def _guard(self, node: ast.ClassDef) -> list[str]:
        """What refuses a Python class that derives from a compiled one: C would never call its methods."""
        why = f"is not compiled, but {node.name} is. Import {node.name} from {EASY}, or compile the module."
        return [
            "def refuse(cls, **more):",
            f"    raise TypeError(f'{{cls.__module__}}.{{cls.__qualname__}} {why}')",
            "refuse.__name__ = '__init_subclass__'",
            f"make_visible({node.name}, classmethod(refuse))",
            "del refuse",
        ]

    def _call(self, node: ast.ClassDef, method: ast.FunctionDef, names: list[str]) -> list[str]:
        """The body of a wrapper."""
        call = f"{method.name}({', '.join(names)})"
        mine = f"cython.cast({node.name}, self, typecheck=True)"
        if method.name in LONG:
            return [f"    mine = {mine}", "    with cython.nogil:", f"        mine.{call}"]
        returns = "" if ast.unparse(method.returns or method) == "None" else "return "
        return [f"    {returns}{mine}.{call}"]

    def _typed(self, node: ast.ClassDef, method: ast.FunctionDef) -> str:
        """What gives the arguments of a wrapper their C types."""
        kinds = {arg.arg: self.type(arg.annotation) for arg in method.args.args[1:]} | {"mine": node.name}
        written = (
            f"{name}={kind if kind in self.objects else 'cython.' + kind.replace(' ', '')}"
            for name, kind in kinds.items()
        )
        return f"@cython.locals({', '.join(written)})"

    def _mark_final(self, node: ast.ClassDef, lines: list[str]) -> None:
        """Only a method that is final where it is defined too is called directly, and the C compiler can inline it."""
        for method, _ in self.native_methods(node):
            above = method.lineno - 2
            if self.is_final(node, method.name) and not lines[above].strip():
                lines[above] = " " * method.col_offset + "@cython.final"

    def _pickle(self, node: ast.ClassDef, lines: list[str]) -> None:
        """Let objects be pickled. Classes that derive from this one inherit it."""
        if not self.module.bases[node.name] and not any(_is_def(item, "__reduce__") for item in node.body):
            body = ["    def __reduce__(self):", "        return by_attributes(self)"]
            self._put(lines, *self._place(node, "__reduce__"), body)

    def _leave_zeros_out(self, node: ast.ClassDef, lines: list[str]) -> None:
        """A new object's C arrays are zero already, and Cython cannot assign `[0] * N` to one."""
        init = next((item for item in node.body if _is_def(item, "__init__")), None)
        made = set(ast.walk(init)) if init else set()
        for item in ast.walk(node):
            if not isinstance(item, ast.Assign | ast.AnnAssign) or not _zeros(item.value):
                continue
            if _on_self(item.target if isinstance(item, ast.AnnAssign) else item.targets[0]):
                self.module.refuse_if(item not in made, item, "arrays are made in __init__; elsewhere set each element")
                indent = len(lines[item.lineno - 1]) - len(lines[item.lineno - 1].lstrip())
                lines[item.lineno - 1] = " " * indent + "pass"

    def _copy(self, node: ast.ClassDef) -> list[str]:
        """The method that copies each attribute."""
        scratch = self.scope.get("SCRATCH", ())
        assert isinstance(scratch, tuple)
        body = ["    def copy_from(self, other):"]
        theirs = "other" if node.name == "Game" else f"cython.cast({node.name}, other)"
        if node.name != "Game":
            body.append(f"        {self.module.bases[node.name]}.copy_from(self, other)")
        for name, kind in self.attributes(node).items():
            if name in scratch:
                continue
            if kind.endswith("]") and not kind.startswith(tuple(BUFFERS.values())):
                body.append(f"        memcpy(self.{name}, {theirs}.{name}, cython.sizeof(self.{name}))")
            else:
                body.append(f"        self.{name} = {theirs}.{name}")
        return body

    def _numbers(self, node: ast.ClassDef) -> list[str]:
        """The method that reads an attribute by its place among all of them, as `fields` in core/game.py lists them."""
        body = ["    def number_at(self, field, place):"]
        kinds = self._all_attributes(f"{self.module.name}.{node.name}") if self.is_leaf(node) else {}
        for number, name in enumerate(sorted(kinds)):
            if kinds[name].startswith("long long"):
                value = f"self.{name}[place]" if kinds[name].endswith("]") else f"self.{name}"
                body += [f"        if field == {number}:", f"            return {value}"]
        return [*body, "        return 0"]

    def _all_attributes(self, full: str) -> dict[str, str]:
        """The attributes of a class and of all it derives from, without the working space."""
        kinds: dict[str, str] = {}
        for one in (full, *self.ancestors(full)):
            home, _, name = one.rpartition(".")
            theirs = Declarations(self.modules[home], self.modules)
            scratch = self.modules[home].constants.get("SCRATCH", ())
            assert isinstance(scratch, tuple)
            kinds |= {
                attribute: kind
                for attribute, kind in theirs.attributes(self.modules[home].classes[name]).items()
                if attribute not in scratch and not attribute.startswith("_")
            }
        return kinds

    def _place(self, node: ast.ClassDef, method: str) -> tuple[int, int]:
        """The lines that a written method replaces: those of the same name, or none at the end of the class."""
        existing = next((item for item in node.body if _is_def(item, method)), None)
        end = (existing or node).end_lineno or node.lineno
        return (existing.lineno - 1 if existing else end), end

    def _put(self, lines: list[str], start: int, end: int, body: list[str]) -> None:
        lines[start:end] = body
        self.origin[start:end] = [0] * len(body)


def _is_def(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == name


def _on_self(target: ast.expr | None) -> bool:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def _zeros(value: ast.expr | None) -> ast.BinOp | None:
    """The expression, if it is `[0] * N` or `[0.0] * N`."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) and isinstance(value.left, ast.List):
        element = value.left.elts[0] if len(value.left.elts) == 1 else None
        if isinstance(element, ast.Constant) and element.value == 0:
            return value
    return None


def _is_table(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(item, int) for item in value)


@dataclass
class Copy:
    """A module to be compiled: its source as it was read, the generated copy, and all files the C code follows from.

    `lines` says which line of the source each line of the copy comes from; 0: from none.
    """

    source: Path
    source_hash: str
    path: Path
    depends: list[Path]
    lines: list[int]


def write(src: Path, out: Path, package: str = "parlour", house: Path | None = None) -> dict[str, Copy]:
    """Write the compilable copies and their `.pxd` files below `out`; what was made of each module.

    `house` is the folder of the house's sources, for a package that compiles against it.
    """
    below = read_modules(house) if house else {}
    modules = below | read_modules(src, package, below)
    visible = out / "parlour" / "visible.pxd"
    _write_if_new(visible, VISIBLE)
    copies: dict[str, Copy] = {}
    declared: dict[str, list[Path]] = {}
    for name, module in modules.items():
        inside = name in below
        target = out.joinpath(*name.split(".")).with_suffix(".py")
        declarations = Declarations(module, below) if inside else Declarations(module, modules, below)
        _write_if_new(target.with_suffix(".pxd"), declarations.text())
        for folder in target.relative_to(out).parents[:-1]:
            (out / folder / "__init__.py").touch()
        # Those it builds on come first, so what they depend on is known.
        others = [other for _, other in module.imports(set(modules)) if other in declared]
        beneath = {path for other in others for path in declared[other]}
        declared[name] = sorted(beneath | {target.with_suffix(".pxd"), visible})
        if not inside:
            _write_if_new(target, declarations.source())
            source_hash = hashlib.sha256(module.text.encode()).hexdigest()
            copies[name] = Copy(module.source, source_hash, target, [target, *declared[name]], declarations.origin)
    return copies


def _write_if_new(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
