"""Builds the wheel of this package with nothing but Python, so that `pip install` needs neither network nor setuptools."""

from __future__ import annotations

import base64
import hashlib
import tomllib
import zipfile
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
DIST = f"{PROJECT['name']}-{PROJECT['version']}"


def build_wheel(folder: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    sources = [*sorted((HOME / "messdeck").glob("*.py")), HOME / "messdeck" / "py.typed"]
    return write_wheel(folder, {f"messdeck/{file.name}": file.read_bytes() for file in sources})


def build_editable(folder: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    return write_wheel(folder, {"messdeck.pth": f"{HOME}\n".encode()})


def write_wheel(folder: str, files: dict[str, bytes]) -> str:
    info = f"{DIST}.dist-info"
    described = [
        "Metadata-Version: 2.1",
        f"Name: {PROJECT['name']}",
        f"Version: {PROJECT['version']}",
        f"Summary: {PROJECT['description']}",
        f"Requires-Python: {PROJECT['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    readme = (HOME / "README.md").read_text("utf-8")
    files[f"{info}/METADATA"] = ("\n".join(described) + "\n\n" + readme).encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: messdeck\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    listed = [f"{name},sha256={digest(held)},{len(held)}" for name, held in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*listed, f"{info}/RECORD,,", ""]).encode()
    wheel = f"{DIST}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, held in files.items():
            archive.writestr(name, held)
    return wheel


def digest(held: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(held).digest()).rstrip(b"=").decode()
