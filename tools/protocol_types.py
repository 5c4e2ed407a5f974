"""Writes web/js/protocol.d.ts, the page's view of the messages, from the TypedDicts of py/deberts/api/protocol/.

Reads the source instead of the imported classes: the names of aliases, the docstrings below fields and the order of
everything are only there.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

from tools.project import BuildError, Project, say

SOURCE = "py/deberts/api/protocol"
TARGET = "web/js/protocol.d.ts"

PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown"}


def write_protocol(project: Project) -> None:
    """Brings the file up to date; touches it only if it changes."""
    text = all_types(project.root)
    target = project.root / TARGET
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8", newline="\n")
        say(f"wrote {TARGET}")


def all_types(root: Path) -> str:
    """The text of the file."""
    head = f"// Generated from {SOURCE}/ by `python build.py protocol`: change it there, not here.\n"
    modules = sorted((root / SOURCE).glob("*.py"))
    return "\n".join([head, *(protocol_types(module.read_text(encoding="utf-8")) for module in modules)])


def protocol_types(source: str) -> str:
    """The declarations for a module made of TypedDict classes, aliases of types and constants."""
    module = ast.parse(source)
    blocks = ["".join(f"// {line}".rstrip() + "\n" for line in (ast.get_docstring(module) or "").splitlines())]
    for index, statement in enumerate(module.body):
        if isinstance(statement, ast.ClassDef):
            blocks.append(interface(statement))
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            comment = doc_comment(doc_below(module.body, index), "")
            blocks.append(comment + alias(statement.targets[0].id, statement.value))
    return "\n".join(block for block in blocks if block)


def interface(node: ast.ClassDef) -> str:
    """One TypedDict as an exported interface; its bases must be interfaces too."""
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    optional = any(word.arg == "total" and ast.unparse(word.value) == "False" for word in node.keywords)
    extends = f" extends {', '.join(bases)}" if bases else ""
    lines = [f"export interface {node.name}{extends} {{"]
    for index, statement in enumerate(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            comment = doc_comment(doc_below(node.body, index), "  ")
            lines.append(comment + field(statement.target.id, statement.annotation, optional=optional))
    return doc_comment(ast.get_docstring(node), "") + "\n".join([*lines, "}"]) + "\n"


def field(name: str, annotation: ast.expr, *, optional: bool) -> str:
    """One line of an interface."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in {"NotRequired", "Required"}:
        optional = ast.unparse(annotation.value) == "NotRequired"
        annotation = annotation.slice
    mark = "?" if optional else ""
    return f"  {name}{mark}: {type_of(annotation)};"


def alias(name: str, value: ast.expr) -> str:
    """A named type, or a constant of the protocol."""
    if isinstance(value, ast.Constant):
        return f"export type {name} = {json.dumps(value.value)};\n"
    return f"export type {name} = {type_of(value)};\n"


def type_of(node: ast.expr) -> str:
    """The TypeScript for an annotation."""
    match node:
        case ast.BinOp(op=ast.BitOr()):
            return f"{type_of(node.left)} | {type_of(node.right)}"
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            return " | ".join(json.dumps(ast.literal_eval(word)) for word in items(inner))
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            element = type_of(inner)
            return f"({element})[]" if " | " in element else f"{element}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=inner):
            return f"[{', '.join(type_of(part) for part in items(inner))}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=inner):
            key, value = items(inner)
            return f"Record<{type_of(key)}, {type_of(value)}>"
        case _:
            raise BuildError(f"{SOURCE} line {node.lineno}: no TypeScript is known for {ast.unparse(node)}")


def items(node: ast.expr) -> list[ast.expr]:
    """What stands between the brackets of a subscript, as a list."""
    return node.elts if isinstance(node, ast.Tuple) else [node]


def doc_below(body: list[ast.stmt], index: int) -> str | None:
    """The string literal right below a statement, which documents it."""
    if index + 1 < len(body):
        below = body[index + 1]
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
            return below.value.value
    return None


def doc_comment(text: str | None, indent: str) -> str:
    """A docstring as a JSDoc comment with its lines as they are; empty without one."""
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().replace("``", "`").replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def out_of_date(root: Path) -> bool:
    """Whether the committed file differs from what would be written."""
    text = all_types(root)
    return not (root / TARGET).is_file() or (root / TARGET).read_text(encoding="utf-8") != text
