# python3 verify.py <secret> <webhook-id> <webhook-timestamp> <webhook-signature> < body
import base64
import hashlib
import hmac
import sys
import time

# Seconds by which the clocks of both sides may differ; an older message is one that somebody kept and sends again.
TOLERANCE = 300


def is_genuine(secret: str, message_id: str, timestamp: str, signatures: str, body: bytes) -> bool:
    if abs(time.time() - int(timestamp)) > TOLERANCE:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(given, f"v1,{expected}") for given in signatures.split(" "))


if __name__ == "__main__":
    is_good = is_genuine(*sys.argv[1:5], sys.stdin.buffer.read())
    print("genuine" if is_good else "not genuine")
    sys.exit(0 if is_good else 1)
