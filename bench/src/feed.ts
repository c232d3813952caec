import { z } from 'zod';
import { fillAuthors, followAll, publishItems } from './feed/items.ts';
import { atShare, report, timeJson } from './load/figures.ts';
import { logIn } from './load/log-in.ts';
import { openDatabase } from './login/accounts.ts';
import { scratchFolder, startProduct } from './product.ts';

/** Number of authors that the reader follows, and number of their publications. */
const FOLLOWS = 1000;
const FEW = 10_000;
const MANY = 1_000_000;
const CALLS = 300;
const WARM_UP = 50;
const PAGE = 20;
const MOBILE = '13900000003';
const ACCOUNT = 'sample-03';

const answer = z.object({
  code: z.literal(0),
  data: z.object({ list: z.array(z.unknown()).length(PAGE), nextCursor: z.string() }),
});

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const sql = await openDatabase(folder.path);
const headers = await logIn(product.url, MOBILE);

/** Milliseconds of a page: each fifth is a first one, the others go on. */
async function measure(): Promise<number[]> {
  const times: number[] = [];
  let cursor: string | undefined;
  for (let call = 0; call < CALLS; call++) {
    if (call % 5 === 0) cursor = undefined;
    const query = new URLSearchParams({ pageSize: String(PAGE), ...(cursor !== undefined && { cursor }) });
    const url = `${product.url}/gateway/engagement-service/listFollowedContent?${query}`;
    const { ms, body } = await timeJson(url, headers);
    cursor = answer.parse(body).data.nextCursor;
    times.push(ms);
  }
  return times.slice(WARM_UP);
}

await fillAuthors(sql, FOLLOWS);
await followAll(sql, ACCOUNT);
await publishItems(sql, 0, FEW, FOLLOWS);
const few = await measure();
await publishItems(sql, FEW, MANY, FOLLOWS);
const many = await measure();
await sql.end();
await product.stop();
await folder.drop();
const p95 = (times: readonly number[]) => atShare(times, 0.95);
const p50 = (times: readonly number[]) => atShare(times, 0.5);
console.log(`feed p50=${p50(many).toFixed(2)} p50-before=${p50(few).toFixed(2)}`);
report('feed', p95(many), p95(few), `p95 ms of a page of ${FOLLOWS} followed at ${MANY} items by that at ${FEW}`);
