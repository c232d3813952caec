import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fillDoctors, getAccountId, getAccountMobile } from './engagement/doctors.ts';
import type { Write } from './engagement/writes.ts';
import { countRowsOfHour, countRowsOfShortVideos, type Viewer } from './ledger/hour.ts';
import { openSession } from './ledger/play.ts';
import { judgeRandomSeries } from './ledger/series.ts';
import { median, report } from './load/figures.ts';
import { logIn } from './load/log-in.ts';
import { measureWrites } from './load/measure-writes.ts';
import { requirePrograms } from './load/wrk.ts';
import { getDatabaseOptions, openDatabase } from './login/accounts.ts';
import { scratchFolder, startProduct } from './product.ts';

const RUNS = 10_000;
const LEAST_HONEST_SHARE = 0.99;
const ROWS_MAX = 10;

const DOCTORS = 100;
const CONNECTIONS = 100;
const SECONDS = 6;
const ROUNDS = 5;
/** Heartbeats of a doctor before its first comes again, and how much of the video each reports, in seconds. */
const STEPS = 200;
const RANGE_SECONDS = 0.004;

/** The video of our heartbeats, that of the baseline's, and the one of an hour. */
const [OURS, BARE, LONG] = ['v23', 'v24', 'v25'] as const;

await requirePrograms('wrk');
const { forgedSeconds, leastHonestShare } = judgeRandomSeries(RUNS);
const folder = await scratchFolder();
const product = await startProduct(folder.path);
const sql = await openDatabase(folder.path);
await fillDoctors(sql, DOCTORS + 2);
const doctors = [];
for (let index = 0; index < DOCTORS; index++) {
  doctors.push({ url: product.url, headers: await logIn(product.url, getAccountMobile(index)) });
}

/** The heartbeats of all doctors in turn, each range after the one before, as fast as the watch budget permits. */
function composeHeartbeats(nonces: readonly string[]): Write[] {
  return Array.from({ length: STEPS * DOCTORS }, (_, turn) => {
    const account = turn % DOCTORS;
    const from = Math.floor(turn / DOCTORS) * RANGE_SECONDS;
    const heartbeat = { nonce: nonces[account], from, to: from + RANGE_SECONDS, speed: 2 };
    return { account, name: 'reportWatch', body: JSON.stringify(heartbeat) };
  });
}

const bare = fork(new URL('./baselines/bare-heartbeats.ts', import.meta.url), { serialization: 'advanced' });
bare.send(await getDatabaseOptions(folder.path));
const [bareUrl] = (await once(bare, 'message')) as [string];

const nonces = await Promise.all(doctors.map((doctor) => openSession(doctor, OURS)));
const heartbeats = composeHeartbeats(nonces);
const json = { 'content-type': 'application/json' };
const ours = { url: `${product.url}/gateway/video-service`, headers: doctors.map(({ headers }) => headers) };
const baseline = {
  url: bareUrl,
  headers: doctors.map((_, index) => ({ ...json, account: getAccountId(index), video: BARE })),
};

/** The part of the ranges of so many heartbeats that the doctors have been credited with. */
async function getCreditedShare(heartbeatsSent: number): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    select sum((range ->> 'endSeconds')::float8 - (range ->> 'startSeconds')::float8) as seconds
    from watched_video, jsonb_array_elements(ranges) range where video_id = ${OURS}`;
  return (row?.seconds ?? 0) / (Math.min(heartbeatsSent, DOCTORS * STEPS) * RANGE_SECONDS);
}

const rates = { ours: [] as number[], baseline: [] as number[] };
const sent = { ours: 0, baseline: 0 };
for (let round = 0; round < ROUNDS; round++) {
  const turn = [
    ['ours', ours],
    ['baseline', baseline],
  ] as const;
  for (const [name, side] of round % 2 === 0 ? turn : turn.toReversed()) {
    const load = { ...side, connections: CONNECTIONS, seconds: SECONDS, from: sent[name] };
    const { count, perSecond } = await measureWrites(heartbeats, load);
    rates[name].push(perSecond);
    sent[name] += count;
  }
}
const credited = await getCreditedShare(sent.ours);

const logInViewer = async (index: number): Promise<Viewer> => ({
  sql,
  doctor: { url: product.url, headers: await logIn(product.url, getAccountMobile(index)) },
  accountId: getAccountId(index),
});
const rows = await countRowsOfHour(await logInViewer(DOCTORS), LONG);
const short = await countRowsOfShortVideos(await logInViewer(DOCTORS + 1));
const [forged] = await sql<{ count: number }[]>`
  select count(*)::int as count from audit_entry where event = 'watchForged'`;
bare.kill();
await sql.end();
await product.stop();
await folder.drop();
// Otherwise heartbeats were measured that earn and write nothing.
if (credited < 0.99) throw new Error(`only ${(100 * credited).toFixed(0)} % of the stretches were credited`);
if (forged?.count !== 0) throw new Error(`${forged?.count} heartbeats of the benchmark were taken for forged`);
console.log(
  `ledger series=${RUNS} forged-seconds=${forgedSeconds.toFixed(3)} least-honest-share=${leastHonestShare.toFixed(4)} rows-of-an-hour=${rows} rows-of-short-films=${short.archived} on-the-day=${short.onTheDay}`,
);
if (forgedSeconds > 0 || leastHonestShare < LEAST_HONEST_SHARE || Math.max(rows, short.archived) > ROWS_MAX)
  process.exitCode = 1;
report('ledger', median(rates.ours), median(rates.baseline), 'heartbeats/s');
