"""Holds reports against the schemas of their formats, and the validators against broken reports.

usage: validate.py FOLDER-OF-SCHEMAS… -- REPORT…      (a report's format is its extension)
"""

import copy
import json
import re
import sys
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import jsonschema
import xmlschema

FORMATS = ["sarif", "junit", "checkstyle", "gitlab", "adopt"]


class Schema:
    """One schema file; `faults` says what it has against a report."""

    def __init__(self, path):
        self.path = path
        if path.suffix == ".xsd":
            self.xsd = xmlschema.XMLSchema(str(path))
        else:
            self.xsd = None
            schema = json.loads(path.read_text())
            kind = jsonschema.validators.validator_for(schema, jsonschema.Draft7Validator)
            kind.check_schema(schema)
            self.json = kind(schema, format_checker=kind.FORMAT_CHECKER)
            # GitLab's own schema is that of one issue of the list.
            self.is_of_element = schema.get("type") == "object"

    def faults(self, text):
        if self.xsd:
            try:
                root = ElementTree.fromstring(text)
            except ElementTree.ParseError as error:
                return [f"is no XML: {error}"]
            return [f"{e.path}: {e.reason}" for e in self.xsd.iter_errors(root)]
        try:
            document = json.loads(text)
        except ValueError as error:
            return [f"is no JSON: {error}"]
        values = document if self.is_of_element and isinstance(document, list) else [document]
        return [f"{e.json_path}: {e.message}" for value in values for e in self.json.iter_errors(value)]


def sarif_facts(text):
    """What the format demands and its schema cannot say."""
    run = json.loads(text)["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    notifications = {n["id"] for n in run["tool"]["driver"]["notifications"]}
    for result in run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            yield f"ruleIndex {result['ruleIndex']} is not {result['ruleId']}"
        for place in result["locations"] + result.get("relatedLocations", []):
            artifact = place["physicalLocation"]["artifactLocation"]
            if artifact["uri"].startswith("/") or artifact["uriBaseId"] not in run["originalUriBaseIds"]:
                yield f"{artifact} is not relative to a known root"
            region = place["physicalLocation"]["region"]
            start = (region["startLine"], region["startColumn"])
            if start > (region["endLine"], region["endColumn"]):
                yield f"{region} ends before it starts"
    for notification in run["invocations"][0]["toolExecutionNotifications"]:
        if notification["descriptor"]["id"] not in notifications:
            yield f"{notification['descriptor']} is not described"


def junit_facts(text):
    """Counts that must agree with what is there."""
    root = ElementTree.fromstring(text)
    for suite in root:
        counts = {"tests": len(suite), "failures": len(suite.findall("testcase/failure")),
                  "skipped": len(suite.findall("testcase/skipped"))}
        for name, count in counts.items():
            if int(suite.get(name)) != count:
                yield f"suite {suite.get('name')} says {name}={suite.get(name)}, has {count}"
    for name in ("tests", "failures"):
        if int(root.get(name)) != sum(int(suite.get(name)) for suite in root):
            yield f"the suites have not {name}={root.get(name)}"


def gitlab_facts(text):
    prints = [issue["fingerprint"] for issue in json.loads(text)]
    if len(prints) != len(set(prints)):
        yield "a fingerprint stands twice"


def adopt_facts(text):
    for document in json.loads(text)["documents"]:
        if (document["status"] == "offered") != bool(document["offers"]):
            yield f"{document['document']} is {document['status']} with {len(document['offers'])} offers"


FACTS = {"adopt": adopt_facts, "sarif": sarif_facts, "junit": junit_facts, "gitlab": gitlab_facts, "checkstyle": lambda _: []}


def faults(format, text, schemas):
    found = [f"{schema.path.name}: {fault}" for schema in schemas[format] for fault in schema.faults(text)]
    return found or list(FACTS[format](text))


def broken(format, text):
    """Copies of a report with one thing wrong in each."""
    if format in ("junit", "checkstyle"):
        yield "a character that XML forbids", text.replace('name="', 'name="\x01', 1)
        yield "an open ampersand", text.replace('name="', 'name="&', 1)
    if format == "junit":
        yield "a suite without counts", re.sub(r'<testsuite ([^>]*?) tests="\d+"', r"<testsuite \1", text, count=1)
        yield "an element of another format", text.replace("<testcase ", "<finding ").replace("</testcase", "</finding")
        yield "a wrong count", re.sub(r'failures="\d+"', 'failures="4711"', text, count=1)
    if format == "checkstyle":
        yield "an unknown severity", re.sub(r'severity="\w+"', 'severity="fatal"', text, count=1)
        yield "line 0", re.sub(r'line="\d+"', 'line="0"', text, count=1)
    if format == "gitlab":
        for key in ("fingerprint", "severity", "location", "description"):
            document = json.loads(text)
            del document[0][key]
            yield f"an issue without {key}", json.dumps(document)
        document = json.loads(text)
        document[0]["severity"] = "HIGH"
        yield "an unknown severity", json.dumps(document)
        yield "an issue twice", json.dumps(json.loads(text) + json.loads(text))
    if format == "adopt":
        document = json.loads(text)
        document["documents"][0]["status"] = "partly"
        yield "an unknown status", json.dumps(document)
        document = json.loads(text)
        document["documents"][0]["offers"] = []
        yield "an offer that is none", json.dumps(document)
    if format == "sarif":
        whole = json.loads(text)

        def change(edit):
            document = copy.deepcopy(whole)
            edit(document["runs"][0])
            return json.dumps(document)

        def uri(run, text):
            run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] = text

        yield "an unknown kind of column", change(lambda run: run.update(columnKind="utf8Bytes"))
        yield "a result without a message", change(lambda run: run["results"][0].pop("message"))
        yield "an unknown level", change(lambda run: run["results"][0].update(level="fatal"))
        yield "a path that is no URI", change(lambda run: uri(run, "A & B/<c> é.swift"))
        yield "a path from the root of the disk", change(lambda run: uri(run, "/etc/passwd"))
        yield "another rule's index", change(lambda run: run["results"][0].update(ruleIndex=-1))
        yield "a field that does not exist", change(lambda run: run["results"][0].update(impact="HIGH"))


def main(arguments):
    split = arguments.index("--")
    folders, reports = [Path(a) for a in arguments[:split]], [Path(a) for a in arguments[split + 1:]]
    schemas = {
        format: [Schema(path) for folder in folders for path in sorted(folder.iterdir())
                 if path.suffix in (".json", ".xsd") and path.stem.split("-")[0] == format]
        for format in FORMATS
    }
    failures = 0
    refused = 0
    for report in reports:
        format = report.suffix[1:]
        text = report.read_text()
        if not schemas[format]:
            raise SystemExit(f"no schema for {format}")
        found = faults(format, text, schemas)
        failures += bool(found)
        for fault in found[:10]:
            print(f"{report.name}: {fault}")
        if report.stem != "hostile":
            continue
        # The report of the hostile project has a bit of everything: what is wrong in a copy must be seen.
        for wrong, copy_of in broken(format, text):
            assert copy_of != text, wrong
            refused += 1
            if not faults(format, copy_of, schemas):
                failures += 1
                print(f"{report.name}: {wrong} is taken for right")
    hostile = next(report for report in reports if report.name == "hostile.sarif")
    uris = {
        unquote(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"])
        for result in json.loads(hostile.read_text())["runs"][0]["results"]
    }
    if not any(uri.endswith("A & B <c> \"d\" 'e' %20 é 🏝 ]]>/Screen: one, two.swift") for uri in uris):
        failures += 1
        print(f"{hostile.name}: the hostile path does not come back: {uris}")
    names = ", ".join(schema.path.name for format in FORMATS for schema in schemas[format])
    print(f"{len(reports)} reports against {names}; {refused} broken copies; {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
