import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A server with the commands of Redis that rate limits use: counters that expire. */
export interface TestRedis {
  readonly url: string;
  /** What was counted by key. */
  readonly counts: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Starts one on a free port; keys never expire, as no test waits for it. */
export async function startTestRedis(): Promise<TestRedis> {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let queued: string[] | null = null;
    const answer = (words: readonly string[]): string => {
      const [name = '', ...rest] = words;
      const reply = replyTo(counts, name.toUpperCase(), rest);
      if (name.toUpperCase() === 'MULTI') {
        queued = [];
        return '+OK\r\n';
      }
      if (name.toUpperCase() === 'EXEC') {
        const all = queued ?? [];
        queued = null;
        return `*${all.length}\r\n${all.join('')}`;
      }
      if (queued === null) return reply;
      queued.push(reply);
      return '+QUEUED\r\n';
    };
    let rest = '';
    socket.on('data', (bytes) => {
      const { commands, left } = readCommands(rest + bytes.toString());
      rest = left;
      socket.write(commands.map(answer).join(''));
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    counts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function replyTo(counts: Map<string, number>, name: string, [first = '', second = '', ...rest]: string[]): string {
  // `EVAL script 1 key points seconds …`: the library's own script counts up and returns the remaining time.
  if (name === 'EVAL') {
    const [key = '', points = '0', seconds = '0'] = [second === '1' ? rest[0] : '', rest[1], rest[2]];
    const consumed = (counts.get(key) ?? 0) + Number(points);
    counts.set(key, consumed);
    return `*2\r\n:${consumed}\r\n:${Number(seconds) * 1000}\r\n`;
  }
  if (name === 'GET') {
    const found = counts.get(first);
    return found === undefined ? '$-1\r\n' : `$${String(found).length}\r\n${found}\r\n`;
  }
  if (name === 'PTTL') return ':60000\r\n';
  return name === 'HELLO' ? '-ERR unknown command\r\n' : '+OK\r\n';
}

/** The complete commands in the received bytes, and the rest. */
function readCommands(text: string): { commands: string[][]; left: string } {
  const commands: string[][] = [];
  let left = text;
  for (;;) {
    const parts = left.split('\r\n');
    const count = Number(/^\*(\d+)$/.exec(parts[0] ?? '')?.[1]);
    if (!count || parts.length < 2 * count + 2) return { commands, left };
    commands.push(Array.from({ length: count }, (_, index) => parts[2 + 2 * index] ?? ''));
    left = parts.slice(2 * count + 1).join('\r\n');
  }
}
