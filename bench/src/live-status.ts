import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { operateLive } from './live/operate-live.ts';
import { atShare, report } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';

const SOCKETS = 1000;

/** Sockets that connect at the same time. */
const ABREAST = 50;

const BOUND_MS = 1000;

const EVENT = 'l15';
const MOVES = ['disable', 'enable', 'submit', 'approve'];

/** Longest wait in ms until all sockets have received a change. */
const PATIENCE_MS = 30_000;

function openPage(url: string, receivedAt: number[]): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = io(`${url}/content`, {
    path: '/gateway/push',
    transports: ['websocket'],
    auth: { id: EVENT },
    forceNew: true,
    reconnection: false,
  });
  socket.on('connect', () => resolve(socket));
  socket.on('connect_error', reject);
  socket.on('changed', () => receivedAt.push(Date.now()));
  return promise;
}

/** The time of the event's last change, as the gateway has recorded it before its commit. */
async function readLastChange(dataDir: string): Promise<number> {
  const printed = await operateLive(dataDir, 'status', EVENT);
  const timestamps = [...printed.matchAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)].map(([text]) => Date.parse(text));
  return Math.max(...timestamps);
}

const folder = await scratchFolder();
const product = await startProduct(folder.path, { LIVE_PORT: 'off' });
const receivedAt: number[] = [];
const sockets: Socket[] = [];
while (sockets.length < SOCKETS) {
  sockets.push(...(await Promise.all(Array.from({ length: ABREAST }, () => openPage(product.url, receivedAt)))));
}

const delays: number[] = [];
for (const move of MOVES) {
  receivedAt.length = 0;
  await operateLive(folder.path, 'status', EVENT, move, '--by', 'bench');
  const deadline = Date.now() + PATIENCE_MS;
  while (receivedAt.length < SOCKETS && Date.now() < deadline) await wait(10);
  if (receivedAt.length !== SOCKETS) throw new Error(`${receivedAt.length} of ${SOCKETS} pages heard of ${move}`);
  const changedAt = await readLastChange(folder.path);
  delays.push(...receivedAt.map((at) => at - changedAt));
}

console.log(`50th percentile ${atShare(delays, 0.5)} ms, longest ${Math.max(...delays)} ms, of ${delays.length}`);
for (const socket of sockets) socket.disconnect();
await product.stop();
await folder.drop();
report('live-status', atShare(delays, 0.99), BOUND_MS, 'ms');
