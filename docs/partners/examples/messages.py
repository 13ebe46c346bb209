"""A receiver of messages (docs/partners/messages.md) with Python's standard library.

    python3 messages.py <port> <file with the keys, one a line> <database file>

It prints where a message would go to: put your own way of sending into `deliver`. Put a proxy with TLS in front of it.
"""

import hashlib
import hmac
import json
import re
import sqlite3
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PATH = "/messages/v1/messages"
LARGEST = 16_384
TOLERANCE = 5 * 60_000
KEPT = 24 * 3_600_000

UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
RECIPIENTS = {
    "sms": re.compile(r"\+?[0-9]{7,15}"),
    "email": re.compile(r"[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+"),
}


def now():
    return time.time_ns() // 1_000_000


def signature(key, what, of, at, body):
    text = f"v1\n{what}\n{of}\n{at}\n".encode() + body
    return hmac.new(key.encode(), text, hashlib.sha256).hexdigest()


def is_text(value, longest, shortest=1):
    return isinstance(value, str) and shortest <= len(value) <= longest


def wrong_field(message):
    """The first field that is missing or of another kind; None where all are right."""
    if not isinstance(message, dict):
        return "body"
    channel = message.get("channel")
    pattern = RECIPIENTS.get(channel) if isinstance(channel, str) else None
    subject = message.get("subject")
    expires = message.get("expires_at")
    right = {
        "channel": pattern is not None,
        "message_id": is_text(message.get("message_id"), 36) and bool(UUID.fullmatch(message["message_id"])),
        "site": is_text(message.get("site"), 253),
        "site_name": is_text(message.get("site_name"), 100),
        "recipient": pattern is not None
        and is_text(message.get("recipient"), 254)
        and bool(pattern.fullmatch(message["recipient"])),
        "subject": subject == "" if channel == "sms" else is_text(subject, 200),
        "body": is_text(message.get("body"), 2000),
        "language": is_text(message.get("language"), 35),
        "expires_at": isinstance(expires, int) and not isinstance(expires, bool),
    }
    return next((field for field, is_right in right.items() if not is_right), None)


class Store:
    """What was answered to which message: a repeat, also after a restart, gets the same and sends nothing."""

    def __init__(self, file):
        self.file = file
        with self.open() as database:
            database.execute("create table if not exists answers (id text primary key, answer text, at integer)")

    def open(self):
        # Writers wait for each other: two copies at the same time are taken one after the other.
        return sqlite3.connect(self.file, timeout=8)

    def answer(self, message):
        message_id = message["message_id"].lower()
        database = self.open()
        try:
            database.execute("begin immediate")
            known = database.execute("select answer from answers where id = ?", (message_id,)).fetchone()
            if known:
                return json.loads(known[0])
            answer = take(message)
            database.execute("insert into answers values (?, ?, ?)", (message_id, json.dumps(answer), now()))
            database.execute("delete from answers where at < ?", (now() - KEPT,))
            database.commit()
            return answer
        finally:
            database.close()


def take(message):
    if message["expires_at"] <= now():
        return {"status": "refused", "reason": "expired"}
    deliver(message)
    return {"status": "sent"}


def deliver(message):
    """Yours. An exception means that the site tries again, with the same message_id; so does a process that ends between sending and
    `commit`: give message_id to whoever sends, if they take one. The body is a secret: it is not printed."""
    print(message["channel"], "to", message["recipient"], flush=True)


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # A sender that stops in the middle does not hold a thread for ever.
    timeout = 10
    keys = []
    store = None

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not length.isdigit() or int(length) > LARGEST:
            self.close_connection = True
            return self.plain(413, {"error": "tooLarge"})
        body = self.rfile.read(int(length))
        fault = self.signature_fault(body)
        if fault:
            return self.plain(401, {"error": fault})
        if self.path != PATH:
            return self.signed(404, {"error": "notFound"})
        try:
            message = json.loads(body)
        except ValueError:
            return self.signed(400, {"error": "badMessage", "at": "body"})
        field = wrong_field(message)
        if field:
            return self.signed(400, {"error": "badMessage", "at": field})
        try:
            return self.signed(200, self.store.answer(message))
        except Exception as error:  # Whatever it is, the site tries again.
            print("fault:", type(error).__name__, flush=True)
            return self.signed(500, {"error": "tryAgain"})

    def signature_fault(self, body):
        at = self.headers.get("marquee-time", "")
        given = self.headers.get("marquee-signature", "").encode()
        right = False
        for key in self.keys:
            right |= hmac.compare_digest(given, signature(key, self.command, self.path, at, body).encode())
        if not right:
            return "badSignature"
        return None if at.isdigit() and abs(now() - int(at)) <= TOLERANCE else "staleTime"

    def signed(self, status, answer):
        text = json.dumps(answer).encode()
        at = now()
        request = self.headers.get("marquee-signature", "")
        self.send(status, text, {"marquee-time": str(at), "marquee-signature": signature(self.keys[0], status, request, at, text)})

    def plain(self, status, answer):
        self.send(status, json.dumps(answer).encode(), {})

    def send(self, status, text, headers):
        self.send_response(status)
        for name, value in {"content-type": "application/json", "content-length": str(len(text)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        """Addresses and paths are in no log."""


if __name__ == "__main__":
    port, key_file, database_file = sys.argv[1:4]
    with open(key_file, encoding="utf-8") as lines:
        Receiver.keys = lines.read().split()
    Receiver.store = Store(database_file)
    server = ThreadingHTTPServer(("127.0.0.1", int(port)), Receiver)
    print("listening on", server.server_port, flush=True)
    server.serve_forever()
