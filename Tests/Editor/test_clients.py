"""The server in the hands of real clients: every profile of capabilities that pytest-lsp brings.

Run by Tests/Editor/run; EAVES is the program.
"""

import asyncio
import os
import pathlib
import shutil

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FIXTURE = pathlib.Path(__file__).parents[2] / "Fixtures" / "Harbor"
PROFILES = [
    "emacs@29.1", "neovim@0.6.1", "neovim@0.7.0", "neovim@0.8.0", "neovim@0.9.1", "neovim@0.10.0", "neovim@0.11.0",
    "visual_studio_code@1.65.2",
]
TEXT = """import SwiftUI

struct Probe: View {
  /* 🚢🛟 é */ var body: some View { AnyView(Text("")) }
}
"""
# Where `AnyView` begins, in each encoding.
COLUMNS = {"utf-8": 42, "utf-16": 37, "utf-32": 35}


@pytest_lsp.fixture(params=PROFILES, config=ClientServerConfig(server_command=[os.environ["EAVES"], "lsp"]))
async def client(request, lsp_client: LanguageClient, tmp_path):
    shutil.copytree(FIXTURE, tmp_path / "app")
    lsp_client.folder = tmp_path / "app"

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters):
        lsp_client.watched = parameters.registrations

    found = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param), root_uri=lsp_client.folder.as_uri()))
    lsp_client.encoding = found.capabilities.position_encoding
    lsp_client.pulls = getattr(lsp_client.capabilities.text_document, "diagnostic", None) is not None
    yield
    await lsp_client.shutdown_session()


async def diagnostics(client, uri):
    """What the client shows of a file."""
    if client.pulls:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri)))
        return report.items
    for _ in range(200):
        if uri in client.diagnostics:
            break
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.3)
    return client.diagnostics.get(uri, [])


@pytest.mark.asyncio
async def test_finding_comes_and_goes(client: LanguageClient):
    uri = (client.folder / "Probe.swift").as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=uri, language_id="swift", version=1, text=TEXT)))
    shown = [item for item in await diagnostics(client, uri) if item.code == "view-no-any-view"]
    assert len(shown) == 1
    assert shown[0].range.start == types.Position(line=3, character=COLUMNS[client.encoding])
    hover = await client.text_document_hover_async(
        types.HoverParams(
            text_document=types.TextDocumentIdentifier(uri=uri), position=shown[0].range.start))
    assert "view-no-any-view" in hover.contents.value
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=uri), range=shown[0].range,
            context=types.CodeActionContext(diagnostics=shown)))
    assert any(action.title.startswith("Allow view-no-any-view") for action in actions)
    end = types.Position(line=3, character=COLUMNS[client.encoding] + len('AnyView(Text(""))'))
    change = types.TextDocumentContentChangePartial(
        range=types.Range(start=shown[0].range.start, end=end), text="Text(\"\")")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2), content_changes=[change]))
    if not client.pulls:
        client.diagnostics.pop(uri, None)
    assert [item.code for item in await diagnostics(client, uri)].count("view-no-any-view") == 0


@pytest.mark.asyncio
async def test_workspace_shows_what_check_reports(client: LanguageClient):
    if not client.pulls:
        for _ in range(100):
            if len(client.diagnostics) > 5:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        count = sum(1 for items in client.diagnostics.values() for item in items if item.code)
    else:
        report = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
        count = sum(1 for entry in report.items for item in entry.items if item.code)
    import json
    import subprocess

    run = subprocess.run(
        [os.environ["EAVES"], "check", "--format", "json", "--fail-on", "never"], cwd=client.folder,
        capture_output=True)
    findings = json.loads(run.stdout)["findings"]
    assert count == sum(1 for f in findings if not f["baselined"] and f["suppressed"] is None) > 0
