"""What the book says of Python is so, and every docstring's example runs."""

import ast
import doctest
import importlib
import inspect
from pathlib import Path

import luckhouse
import pytest

REPOSITORY = Path(__file__).parents[3]
MODULES = ["luckhouse", "luckhouse.pettingzoo_env", "luckhouse.gymnasium_env", "luckhouse.openspiel"]


def test_the_page_of_the_book(capsys, monkeypatch):
    # Where the files lie that the lab wrote.
    monkeypatch.chdir(Path(__file__).parent / "data")
    page = (REPOSITORY / "docs/research/python.md").read_text()
    blocks = [rest.split("```")[0] for rest in page.split("```python\n")[1:]]
    assert len(blocks) >= 7
    names = {}
    for block in blocks:
        exec(compile(block, "docs/research/python.md", "exec"), names)
    assert "Nobody is robbed or attacked" in capsys.readouterr().out


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_docstrings(name):
    module = importlib.import_module(name)
    tried = doctest.testmod(module)
    assert tried.attempted > 0 and tried.failed == 0


def test_stubs_name_everything_and_say_the_same():
    stubs = ast.parse(Path(luckhouse.__file__).with_name("_luckhouse.pyi").read_text())
    stubbed = {node.name: node for node in stubs.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    there = {name: value for name, value in vars(luckhouse._luckhouse).items() if not name.startswith("_")}
    assert stubbed.keys() == there.keys()
    for name, value in there.items():
        assert value.__doc__, f"{name} has no docstring"
        if name not in ("Table", "Vec"):
            continue
        methods = {node.name for node in stubbed[name].body if isinstance(node, ast.FunctionDef)}
        public = {method for method in vars(value) if not method.startswith("_")}
        assert public <= methods, public - methods
        assert {method for method in methods if not method.startswith("_")} <= public
        for method in public:
            assert inspect.getdoc(getattr(value, method)), f"{name}.{method} has no docstring"


def test_the_package_is_typed():
    assert Path(luckhouse.__file__).with_name("py.typed").exists()
    assert set(luckhouse.__all__) <= set(vars(luckhouse))
