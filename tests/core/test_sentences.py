"""Every sentence can be found by those who translate: it stands in the source whole, as a literal."""

import ast
from pathlib import Path

import azumaya

SOURCES = sorted(Path(azumaya.__file__).parent.rglob("*.py"))
NUMBER_OF_SENTENCES = {"Text": 1, "Plural": 2}


def test_no_sentence_is_put_together_at_run_time() -> None:
    glued = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NUMBER_OF_SENTENCES:
                sentences = node.args[: NUMBER_OF_SENTENCES[node.func.id]]
                if not all(isinstance(sentence, ast.Constant) for sentence in sentences):
                    glued.append(f"{source.name}:{node.lineno}")
    assert glued == []
    assert len(SOURCES) > 50
