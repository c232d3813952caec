import { setTimeout as wait } from 'node:timers/promises';
import { EVENT, startRoom } from '../chat/start-room.ts';
import { viewEvent } from '../chat/viewers.ts';
import { atShare, report } from '../load/figures.ts';
import { logIn } from '../load/log-in.ts';

const VIEWERS = 1000;
const DELETIONS = 20;
const BOUND_MS = 1000;

/** Longest wait in ms until all viewers have received an entry. */
const PATIENCE_MS = 30_000;

/** The mobile number of an assistant of the event. */
const ASSISTANT = '13900000003';

const { product, sql, writers, stop } = await startRoom();
const assistant = await logIn(product.url, ASSISTANT);

/** The part of the entry that every viewer is to receive next, and the times at which they received it. */
let awaited = '';
let receivedAt: number[] = [];
let viewerCount = 0;
const viewers = viewEvent(product.url, EVENT, {
  addViewer: () => viewerCount++,
  dropViewers: () => undefined,
  receive: (_viewer, bytes) => {
    if (bytes.includes(awaited)) receivedAt.push(performance.now());
  },
});
await viewers.open(VIEWERS, 0);

async function untilAllReceived(): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (receivedAt.length < VIEWERS && performance.now() < deadline) await wait(5);
  if (receivedAt.length !== VIEWERS) throw new Error(`${receivedAt.length} of ${VIEWERS} pages received ${awaited}`);
}

const delays: number[] = [];
for (let deletion = 0; deletion < DELETIONS; deletion++) {
  await writers.write([product.url], 1);
  const [last] = await sql<{ id: string }[]>`
    select id from live_message where live_id = ${EVENT} and msg_type = 1 order by position desc limit 1`;
  if (!last) throw new Error('no message was written');
  awaited = `"target":{"id":"${last.id}"`;
  receivedAt = [];
  const startedAt = performance.now();
  const reply = await fetch(`${product.url}/gateway/live-service/deleteLiveMessage`, {
    method: 'POST',
    headers: assistant,
    body: JSON.stringify({ msgId: last.id }),
  });
  const answer = (await reply.json()) as { code?: number };
  if (answer.code !== 0) throw new Error(`a deletion is refused: ${JSON.stringify(answer)}`);
  await untilAllReceived();
  delays.push(...receivedAt.map((at) => at - startedAt));
}

console.log(`p50 ${atShare(delays, 0.5).toFixed(0)} ms, longest ${Math.max(...delays).toFixed(0)} ms`);
await viewers.close(0);
await stop();
report('action', atShare(delays, 0.99), BOUND_MS, 'ms');
