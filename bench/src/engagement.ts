import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Sql } from 'postgres';
import { fillComments } from './engagement/comments.ts';
import { countDeadlocks, countWritten, listWrongCounts } from './engagement/counts.ts';
import { fillDoctors, getAccountId, getAccountMobile } from './engagement/doctors.ts';
import { composeWrites, type Items } from './engagement/writes.ts';
import { median, report } from './load/figures.ts';
import { logIn } from './load/log-in.ts';
import { measureWrites } from './load/measure-writes.ts';
import { requirePrograms } from './load/wrk.ts';
import { getDatabaseOptions, openDatabase } from './login/accounts.ts';
import { scratchFolder, startProduct } from './product.ts';

const DOCTORS = 100;
const CONNECTIONS = 100;
const SECONDS = 6;
const ROUNDS = 5;
/** Writes of the product, in all rounds. */
const LEAST_WRITES = 10_000;

await requirePrograms('wrk');
const folder = await scratchFolder();
const product = await startProduct(folder.path);
const sql = await openDatabase(folder.path);
await fillDoctors(sql, DOCTORS);
const indexes = Array.from({ length: DOCTORS }, (_, index) => index);
const headers: Readonly<Record<string, string>>[] = [];
for (const index of indexes) headers.push(await logIn(product.url, getAccountMobile(index)));

/** Half of the library for each side, so that the one's rows are not in the other's counts. */
async function readItems(half: 0 | 1): Promise<Items> {
  const commented = half === 0 ? 'v30' : 'v31';
  await fillComments(sql, commented, DOCTORS, 0);
  const ids = async (rows: Promise<readonly { id: string }[]>) =>
    (await rows).map(({ id }) => id).filter((_, index) => index % 2 === half);
  return {
    clientId: commented,
    videos: await ids(sql`
      select id from resource where type = 1 and state = 'published' and id not in ('v30', 'v31') order by id`),
    doctors: await ids(sql`select id from doctor where account_id is null and state = 'shown' order by id`),
    comments: (await sql<{ id: string }[]>`select id from comment where resource_id = ${commented} order by id`).map(
      ({ id }) => id,
    ),
  };
}

const bare = fork(new URL('./baselines/bare-writes.ts', import.meta.url), { serialization: 'advanced' });
bare.send(await getDatabaseOptions(folder.path));
const [bareUrl] = (await once(bare, 'message')) as [string];

const items = await readItems(0);
const json = { 'content-type': 'application/json' };
const ours = { url: `${product.url}/gateway/engagement-service`, headers, writes: composeWrites(items, DOCTORS) };
const baseline = {
  url: bareUrl,
  headers: indexes.map((index) => ({ ...json, account: getAccountId(index) })),
  writes: composeWrites(await readItems(1), DOCTORS),
};

async function measure(side: typeof ours, from: number) {
  return measureWrites(side.writes, { ...side, connections: CONNECTIONS, seconds: SECONDS, from });
}

/** The rows that one write of each kind adds. */
async function listWritten(db: Sql, { url, headers: each, writes }: typeof ours): Promise<string> {
  const before = await countWritten(db);
  for (const { account, name, body } of new Map(writes.toReversed().map((write) => [write.name, write])).values()) {
    const on = body.replace('"on":false', '"on":true').replace('TURN', 'first');
    const reply = await fetch(`${url}/${name}`, { method: 'POST', headers: { ...each[account] }, body: on });
    if (!reply.ok) throw new Error(`${name}: ${await reply.text()}`);
  }
  const after = Object.entries(await countWritten(db));
  return JSON.stringify(after.map(([table, rows]) => [table, rows - (before[table] ?? 0)]));
}

const written = [await listWritten(sql, ours), await listWritten(sql, baseline)];
if (written[0] !== written[1]) throw new Error(`the two sides write different rows: ${written.join(' and ')}`);
const rates = { ours: [] as number[], baseline: [] as number[] };
const sent = { ours: 0, baseline: 0 };
for (let round = 0; round < ROUNDS; round++) {
  const turn = [
    ['ours', ours],
    ['baseline', baseline],
  ] as const;
  for (const [name, side] of round % 2 === 0 ? turn : turn.toReversed()) {
    const { count, perSecond } = await measure(side, sent[name]);
    rates[name].push(perSecond);
    sent[name] += count;
  }
}
const wrong = await listWrongCounts(sql, items);
const deadlocks = await countDeadlocks(sql);
bare.kill();
await sql.end();
await product.stop();
await folder.drop();
if (sent.ours < LEAST_WRITES) throw new Error(`only ${sent.ours} writes were measured`);
if (wrong.length > 0) throw new Error(`wrong counts: ${JSON.stringify(wrong)}`);
if (deadlocks > 0) throw new Error(`${deadlocks} deadlocks`);
console.log(`engagement writes=${sent.ours} wrong-counts=0 deadlocks=0`);
report('engagement', median(rates.ours), median(rates.baseline), 'writes/s');
