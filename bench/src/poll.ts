import { POLL_MS, PUSHED_POLL_MS } from '@osteon/domain';
import { cpuSeconds } from './load/cpu-time.ts';
import { report } from './load/figures.ts';
import { openDatabase } from './login/accounts.ts';
import { pollHard } from './poll/poll-load.ts';
import { logInUsers } from './poll/poll-users.ts';
import { listenAll } from './poll/push-sockets.ts';
import { scratchFolder, startProduct } from './product.ts';

const USERS = 10_000;
const POLLS_PER_USER = 2;
const SECONDS = 10;

/** Two heartbeats of every socket (ADR 015). */
const LISTENED_SECONDS = 110;

/** The slowest of a hundred polls may take this long. */
const BOUND_MS = 200;

/** Numbers of connections to try, ascending; each waits for one answer at a time. */
const CONNECTIONS = [16, 32, 64, 128, 256];

const polledPerSecond = (USERS * POLLS_PER_USER * 1000) / POLL_MS;
const pushedPerSecond = (USERS * POLLS_PER_USER * 1000) / PUSHED_POLL_MS;

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const sql = await openDatabase(folder.path);
const cookies = await logInUsers(sql, USERS);
await sql.end();

const load = (connections: number, seconds: number) =>
  pollHard(product.url, cookies, { folder: folder.path, connections, seconds });
const spent = async (work: () => Promise<unknown>) => {
  const before = await cpuSeconds(product.url, folder.path);
  await work();
  const after = await cpuSeconds(product.url, folder.path);
  return { gateway: after.gateway - before.gateway, database: after.database - before.database };
};
const sum = ({ gateway, database }: { gateway: number; database: number }) => gateway + database;

await load(64, SECONDS);
const runs: { perSecond: number; p99: number; gateway: number; database: number }[] = [];
for (const connections of CONNECTIONS) {
  let polls = { perSecond: 0, p99: 0 };
  const cpu = await spent(async () => {
    polls = await load(connections, SECONDS);
  });
  const count = polls.perSecond * SECONDS;
  runs.push({ ...polls, gateway: cpu.gateway / count, database: cpu.database / count });
  console.log(`${connections} connections: ${polls.perSecond.toFixed(0)} polls/s, p99 ${polls.p99.toFixed(0)} ms`);
}
const best = Math.max(0, ...runs.flatMap(({ perSecond, p99 }) => (p99 <= BOUND_MS ? perSecond : [])));
// Polls that arrive together are batched and cost less each, so the cost at this number of users is what counts.
const distance = ({ perSecond }: { perSecond: number }) => Math.abs(perSecond - polledPerSecond);
const [perPoll] = runs.toSorted((one, other) => distance(one) - distance(other));
if (!perPoll) throw new Error('nothing was polled');

const pause = () => new Promise((resolve) => setTimeout(resolve, LISTENED_SECONDS * 1000));
const idle = await spent(pause);
const leave = await listenAll(product.url, cookies);
const listening = await spent(pause);
leave();
await product.stop();
await folder.drop();

const heartbeat = Math.max(0, sum(listening) - sum(idle)) / LISTENED_SECONDS;
const polled = polledPerSecond * sum(perPoll);
const pushed = pushedPerSecond * sum(perPoll) + heartbeat;
console.log(
  `a poll costs the gateway ${(perPoll.gateway * 1e6).toFixed(0)} µs and the database ${(perPoll.database * 1e6).toFixed(0)} µs of CPU; ` +
    `${USERS} open sockets cost ${(heartbeat * 1000).toFixed(0)} ms a second; ` +
    `${polledPerSecond} polls/s need ${Math.ceil(polledPerSecond / best)} processes`,
);
report('poll-push', pushed, polled, `CPU seconds a second for ${USERS} users, with push by without`);
report(
  'poll',
  best,
  polledPerSecond,
  `polls/s of one process with p99 up to ${BOUND_MS} ms, by those of ${USERS} users`,
);
