"""A slow line before a server: what goes through it shares so many bits a second, and takes its time to arrive."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress
from threading import Thread

CHUNK = 4096  # bytes: what is on its way to one must not hold up another for long


class Line:
    """The way of all connections to one port, as a line of `bits` a second with `rtt` seconds there and back."""

    def __init__(self, port: int, bits: float, rtt: float) -> None:
        self._port, self._bytes, self._rtt = port, bits / 8, rtt
        self._free = 0.0  # when the line has sent all that was given to it so far

    async def open(self, told: Future[tuple[int, Callable[[], object]]]) -> None:
        """Tell at which port it begins, and how to close it; it is open until then."""
        closed, loop = asyncio.Event(), asyncio.get_running_loop()
        async with await asyncio.start_server(self._meet, "127.0.0.1", 0) as server:
            told.set_result((server.sockets[0].getsockname()[1], lambda: loop.call_soon_threadsafe(closed.set)))
            await closed.wait()

    async def _meet(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        # Who meets a connection is asked afterwards what went wrong, even where all was given up.
        with closing(back), suppress(ConnectionError, asyncio.CancelledError):
            await asyncio.sleep(self._rtt)  # until a connection stands
            there, to = await asyncio.open_connection("127.0.0.1", self._port)
            with closing(to):
                await asyncio.gather(self._carry(here, to, shared=False), self._carry(there, back, shared=True))

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, shared: bool) -> None:
        """Bytes in one direction; those that are asked for share the line, those that ask are few."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(under_way, sink))
        while part := await source.read(CHUNK):
            now = asyncio.get_running_loop().time()
            if shared:
                self._free = max(self._free, now) + len(part) / self._bytes
                await asyncio.sleep(self._free - now)
            under_way.put_nowait((asyncio.get_running_loop().time() + self._rtt / 2, part))
        under_way.put_nowait((0, b""))
        await arriving

    async def _arrive(self, under_way: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):  # somebody has hung up
            while (told := await under_way.get())[1]:
                due, part = told
                await asyncio.sleep(max(0, due - asyncio.get_running_loop().time()))
                sink.write(part)
                await sink.drain()
            sink.write_eof()


@contextmanager
def slow_line(port: int, bits: float, rtt: float) -> Iterator[int]:
    """The port at which the server of another port is reached by such a line."""
    told: Future[tuple[int, Callable[[], object]]] = Future()
    thread = Thread(target=lambda: asyncio.run(Line(port, bits, rtt).open(told)), daemon=True)
    thread.start()
    at, close = told.result()
    yield at
    close()
    thread.join()
