"""Calls every tool and reads every page of `eaves mcp` with the official client, which holds each answer against its
schema, in one mode of the protocol."""

import asyncio
import sys

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

eaves, folder, mode = sys.argv[1:]

CALLS = [
    ("check", {}),
    ("check", {"paths": ["Data"], "new_only": False}),
    ("check_text", {"path": "Presentation/New.swift", "text": "struct New: View { let context: ModelContext }\n"}),
    ("check_text", {"path": "notes.md", "text": ""}),
    ("may", {"from": "BerthListView", "verb": "holds", "to": "ModelContext"}),
    ("may", {"from": "BerthListViewModel", "verb": "holds", "to": "ReserveBerthUseCase"}),
    ("may", {"from": "Nobody", "verb": "holds", "to": "ModelContext"}),
    ("explain", {"word": "holds"}),
    ("explain", {"path": "Presentation/Berths/BerthMap.swift", "line": 6}),
    ("where", {"role": "repository"}),
    ("diff", {"ref": "HEAD"}),
    ("prove", {"rule": "layer-view-no-data-access"}),
    ("prove", {"rule": "layer-view-no-data-access", "path": "Presentation"}),
]
FAILURES = [
    ("check", {"paths": ["/etc"]}),
    ("check_text", {"path": "../out.swift", "text": ""}),
    ("explain", {}),
    ("where", {"role": "vew"}),
    ("diff", {"ref": "nowhere"}),
    ("prove", {"rule": "no-such-rule"}),
]


async def main():
    server = StdioServerParameters(command=eaves, args=["mcp", "--root", folder])
    async with Client(server, mode=mode) as client:
        assert "may" in (client.instructions or "") or mode == "2026-07-28"
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == ["check", "check_text", "may", "explain", "where", "diff", "prove"]
        assert all(tool.output_schema and tool.annotations.read_only_hint for tool in tools)
        for name, arguments in CALLS:
            result = await client.call_tool(name, arguments)
            assert not result.is_error and result.structured_content, (name, arguments, result)
        for name, arguments in FAILURES:
            assert (await client.call_tool(name, arguments)).is_error, (name, arguments)
        pages = (await client.list_resources()).resources
        for page in pages:
            assert (await client.read_resource(page.uri)).contents[0].text.strip(), page.uri
        assert (await client.list_resource_templates()).resource_templates == []
        calls = len(CALLS) + len(FAILURES)
        print(f"{mode}: version {client.protocol_version}, {calls} calls, {len(pages)} pages")


asyncio.run(main())
