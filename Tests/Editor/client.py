"""A client of the language server protocol: as much of it as the tests beside it need."""

import json
import queue
import subprocess
import threading
import time

PULLING = {
    "general": {"positionEncodings": ["utf-8"]},
    "textDocument": {"diagnostic": {}, "publishDiagnostics": {"relatedInformation": True}},
}


class Client:
    """One server process; what it asks for is answered with null."""

    def __init__(self, program, root, capabilities=PULLING, flags=()):
        self.root = root
        self.process = subprocess.Popen(
            [program, "lsp", *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root
        )
        self.incoming = queue.Queue()
        self.told = []
        self.last = 0
        threading.Thread(target=self._read, daemon=True).start()
        self.request("initialize", {"rootUri": self.uri(""), "capabilities": capabilities})
        self.notify("initialized", {})

    def uri(self, path):
        return "file://" + (f"{self.root}/{path}" if path else self.root)

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.incoming.put(None)
                return
            self.incoming.put(json.loads(stream.read(length)))

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def request(self, method, parameters, timeout=120):
        self.last += 1
        number = self.last
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})
        end = time.monotonic() + timeout
        while True:
            message = self.incoming.get(timeout=max(0.01, end - time.monotonic()))
            if message is None:
                raise RuntimeError(f"the server ended: {self.process.wait()}")
            if message.get("id") == number and "method" not in message:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message["result"]
            self.told.append(message)
            if "method" in message and "id" in message:
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})

    def memory(self):
        """Resident memory in MiB; the peak second."""
        text = open(f"/proc/{self.process.pid}/status").read()
        return [int(text.split(key)[1].split()[0]) / 1024 for key in ("VmRSS:", "VmHWM:")]

    def processor_seconds(self):
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(10)
