import { setTimeout as wait } from 'node:timers/promises';
import { loadWs, type WsSocket } from '../chat/gateway-ws.ts';

// A baseline: a server of the library `ws` that sends given packets at given times to all of its sockets, by a loop, and
// answers with the CPU seconds that it took.

/** Time after the last packet until its sockets have it, in ms. */
const FLUSH_MS = 1000;

const { WebSocketServer } = loadWs();
const sockets = new Set<WsSocket>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, clientTracking: false });
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  socket.on('error', () => undefined);
});

async function play(packets: readonly { readonly afterMs: number; readonly bytes: Uint8Array }[]): Promise<number> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (const { afterMs, bytes } of packets) {
    await wait(Math.max(0, startedAt + afterMs - performance.now()));
    for (const socket of sockets) socket.send(bytes, { binary: false });
  }
  await wait(FLUSH_MS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

process.on('message', (packets: Parameters<typeof play>[0]) => {
  void play(packets).then((seconds) => process.send?.(seconds));
});
// A benchmark that fails must not leave it behind.
process.on('disconnect', () => process.exit());
server.once('listening', () => process.send?.(`ws://127.0.0.1:${server.address().port}`));
