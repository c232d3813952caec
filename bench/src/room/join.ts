import { hash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { EVENT, ROOM_SETTINGS } from '../chat/start-room.ts';
import { atShare, report } from '../load/figures.ts';
import { openDatabase } from '../login/accounts.ts';
import { logInUsers } from '../poll/poll-users.ts';
import { scratchFolder, startProduct } from '../product.ts';

const VIEWERS = 5000;
const SECONDS = 30;
const BOUND_MS = 2000;

/** Viewers of one address; more than 200 visitors of one are not counted (rules/room-presence#presence). */
const PER_ADDRESS = 250;

const folder = await scratchFolder();
const product = await startProduct(folder.path, ROOM_SETTINGS);
const sql = await openDatabase(folder.path);
const accounts = await logInUsers(sql, VIEWERS / 2);

/** The CSRF token of a session, from its cookie (rules/security-sessions#csrf). */
function getApiToken(cookie: string): string {
  return hash('sha256', `apiToken ${/osteon_session=([^;]+)/.exec(cookie)?.[1]}`, 'base64url');
}

/** Every other viewer is logged in; the others are visitors whose browsers have been here before. */
const headers = Array.from({ length: VIEWERS }, (_, viewer) => {
  const device = `osteon_device=${randomBytes(16).toString('base64url')}`;
  const account = viewer % 2 === 0 ? accounts[viewer / 2] : undefined;
  return {
    'content-type': 'application/json',
    'x-forwarded-for': `198.18.0.${1 + Math.floor(viewer / PER_ADDRESS)}`,
    ...(account === undefined ? { cookie: device } : { cookie: account, apiToken: getApiToken(account) }),
  };
});

const agent = new Agent({ keepAlive: true });
const url = new URL(`${product.url}/gateway/live-service/joinInActivity`);
const body = JSON.stringify({ activityId: EVENT, channel: 'pc' });

/** Enters the event; returns the ms since the time at which it was due. */
function join(viewer: number, dueAt: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(url, { method: 'POST', agent, headers: { ...headers[viewer], 'content-length': body.length } });
  sent.on('error', reject).on('response', (reply) => {
    let text = '';
    reply.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    reply.on('end', () => {
      if (text.startsWith('{"code":0,')) resolve(performance.now() - dueAt);
      else reject(new Error(`a viewer could not enter: ${text}`));
    });
  });
  sent.end(body);
  return promise;
}

const startedAt = performance.now();
const joins: Promise<number>[] = [];
for (let viewer = 0; viewer < VIEWERS; viewer++) {
  const dueAt = startedAt + (viewer * SECONDS * 1000) / VIEWERS;
  if (dueAt > performance.now()) await wait(dueAt - performance.now());
  joins.push(join(viewer, dueAt));
}
const times = await Promise.all(joins);
const [row] = await sql<{ present: number }[]>`
  select count(*)::int as present from live_presence where live_id = ${EVENT}`;
agent.destroy();
await sql.end();
await product.stop();
await folder.drop();
if (row?.present !== VIEWERS) throw new Error(`${row?.present} of ${VIEWERS} viewers are present`);
console.log(`p50 ${atShare(times, 0.5).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
report('join', atShare(times, 0.99), BOUND_MS, 'ms');
