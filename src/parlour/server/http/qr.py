"""A table's link as a QR code."""

import io
import re

import segno
from starlette.requests import Request

from ...words import say
from ..domain.refusals import Refusal

# A host name or an address (IPv6 in brackets), and perhaps a port.
HOST = re.compile(r"([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?", re.IGNORECASE)


def table_link(request: Request, table_id: str) -> str:
    """The address of the table's page, on the host that the browser named."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refusal("problem-input", field="host")
    return f"{request.url.scheme}://{host}/t/{table_id}"


def picture(link: str, language: str) -> bytes:
    """The link as an SVG, black on white."""
    svg = io.BytesIO()
    title = say({"key": "room-link"}, language)
    segno.make_qr(link, error="m").save(svg, kind="svg", scale=8, border=4, dark="#000", light="#fff", title=title)
    return svg.getvalue()
