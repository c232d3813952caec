import { COMMENT_PAGE_SIZE, COMMENT_SORTS } from '@osteon/domain';
import { z } from 'zod';
import { fillComments } from './engagement/comments.ts';
import { atShare, report, timeJson } from './load/figures.ts';
import { logIn } from './load/log-in.ts';
import { openDatabase } from './login/accounts.ts';
import { scratchFolder, startProduct } from './product.ts';

/** Two videos of the library. */
const MANY = { id: 'v30', comments: 100_000 };
const FEW = { id: 'v31', comments: 100 };
const MOST_LIKES = 50;
const CALLS = 300;
const WARM_UP = 50;

/** Certified, so that the calls read the own likes and the held comments, too. */
const MOBILE = '13900000003';

const answer = z.object({
  code: z.literal(0),
  data: z.object({ list: z.array(z.unknown()).length(COMMENT_PAGE_SIZE), total: z.number() }),
});

const folder = await scratchFolder();
const product = await startProduct(folder.path);
const sql = await openDatabase(folder.path);
for (const { id, comments } of [FEW, MANY]) await fillComments(sql, id, comments, MOST_LIKES);
await sql.end();
const headers = await logIn(product.url, MOBILE);

/** Milliseconds of the first page, each order in turn. */
async function time({ id, comments }: typeof MANY, turn: number): Promise<number> {
  const sort = COMMENT_SORTS[turn % COMMENT_SORTS.length] ?? 'likes';
  const queryJson = JSON.stringify({ resourceType: 1, resourceId: id, sort });
  const query = new URLSearchParams({ activityType: '2', visitSiteId: '1', queryJson });
  const { ms, body } = await timeJson(`${product.url}/gateway/engagement-service/listComments?${query}`, headers);
  if (answer.parse(body).data.total !== comments) throw new Error(`${id} has other comments: ${JSON.stringify(body)}`);
  return ms;
}

const many: number[] = [];
const few: number[] = [];
for (let turn = 0; turn < CALLS; turn++) {
  const both = [async () => many.push(await time(MANY, turn)), async () => few.push(await time(FEW, turn))];
  for (const measure of turn % 2 === 0 ? both : both.toReversed()) await measure();
}
await product.stop();
await folder.drop();
const p95 = (times: readonly number[]) => atShare(times.slice(WARM_UP), 0.95);
report(
  'comments',
  p95(many),
  p95(few),
  `p95 ms of the first page at ${MANY.comments} comments by that at ${FEW.comments}`,
);
