import type { RequestOf } from '@osteon/contract';
import { REPORT_NOTE_MAX } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const NAMED = '患者李建国，术后当天下地。';
const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let reader: Browser;
let sent = 0;

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  reader = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

async function write(resourceId: string, text = '关注公众号领取器械折扣'): Promise<string> {
  clock.advance(60_000);
  const payload = { resourceType: 1, resourceId, text, clientId: `sent-${++sent}` } as const;
  return (await author.call('createComment', payload)).json().data.commentId;
}

const report = async (by: Browser, commentId: string, more: Partial<RequestOf<'reportComment'>> = {}) =>
  (await by.call('reportComment', { commentId, reason: 'advertising', ...more })).json().code;

const readReports = (commentId: string) => gateway.deps.sql`
  select account_id, reason, note, closed_at from comment_report where comment_id = ${commentId}`;

const readOwn = async (by: Browser, resourceId: string) =>
  (await by.call('listComments', { resourceType: 1, resourceId })).json().data.list[0].own;

test('a report is open for the operator, and visible to its reporter alone', async () => {
  const commentId = await write('v20');
  expect(await report(reader, commentId, { note: ' 第二次\u200B看到了 ' })).toBe(0);
  expect(await readReports(commentId)).toEqual([
    { account_id: 'sample-04', reason: 'advertising', note: '第二次看到了', closed_at: null },
  ]);
  expect(await readOwn(reader, 'v20')).toMatchObject({ isReported: true });
  expect(await readOwn(author, 'v20')).toMatchObject({ isReported: false });
  expect(await readOwn(gateway.browser(), 'v20')).toMatchObject({ isReported: false });
});

test('a second report of the same reader changes nothing, also 20 at once', async () => {
  const commentId = await write('v21');
  expect(await report(reader, commentId, { reason: 'abuse' })).toBe(0);
  const fresh = await gateway.login('13900000009');
  const codes = await Promise.all(Array.from({ length: 20 }, () => report(fresh, commentId)));
  expect(codes.every((code) => code === 0)).toBe(true);
  expect(await report(reader, commentId, { reason: 'other', note: '改主意了' })).toBe(0);
  const reports = await readReports(commentId);
  expect(reports.map((row) => [row['account_id'], row['reason']]).sort()).toEqual([
    ['sample-04', 'abuse'],
    ['sample-09', 'advertising'],
  ]);
});

test('a body that names another reporter, or that the report is closed, is refused', async () => {
  const commentId = await write('v27');
  const another = { note: '', customerId: 'sample-03' };
  const other = { note: '', accountId: 'sample-03' };
  const closed = { note: '', closedAt: 1 };
  expect(await report(reader, commentId, another)).toBe(40_300);
  expect(await report(reader, commentId, other)).toBe(40_000);
  expect(await report(reader, commentId, closed)).toBe(40_000);
  expect(await readReports(commentId)).toEqual([]);
  expect(await report(reader, commentId)).toBe(0);
  expect(await readReports(commentId)).toMatchObject([{ account_id: 'sample-04', closed_at: null }]);
});

test.each([
  ['a reason that is none', { reason: 'boring' }, 40_000],
  ['no reason', { reason: undefined }, 40_000],
  ['`other` without a word', { reason: 'other' }, 40_000],
  ['`other` with white space', { reason: 'other', note: ' \u200B\n' }, 40_000],
  ['201 characters', { note: '好'.repeat(REPORT_NOTE_MAX + 1) }, 40_000],
  ['a control character', { note: 'a\u0007' }, 40_000],
  ['200 emoji, which are not', { note: '🦴'.repeat(REPORT_NOTE_MAX) }, 0],
])('is refused: %s', async (_what, more, code) => {
  const commentId = await write('v22');
  // Sent as by a forged page.
  expect(await report(reader, commentId, more as Partial<RequestOf<'reportComment'>>)).toBe(code);
  expect(await readReports(commentId)).toHaveLength(code === 0 ? 1 : 0);
});

test('a comment that nobody else can read, and an own one, cannot be reported', async () => {
  const shown = await write('v23');
  expect(await report(author, shown)).toBe(40_300);
  const held = await write('v23', NAMED);
  const deleted = await write('v23');
  await author.call('deleteComment', { commentId: deleted });
  const hidden = await write('v24');
  await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v24'`;
  for (const commentId of [held, deleted, hidden, 'nobody']) expect(await report(reader, commentId)).toBe(40_400);
  expect(await report(gateway.browser(), shown)).toBe(40_100);
  expect(await readReports(shown)).toEqual([]);
});

test('reports are deleted when the author deletes the comment', async () => {
  const commentId = await write('v25');
  await report(reader, commentId);
  expect(await readReports(commentId)).toHaveLength(1);
  await author.call('deleteComment', { commentId });
  expect(await readReports(commentId)).toEqual([]);
});

test('a browser that reports 21 comments in an hour has to wait', async () => {
  const commentId = await write('v26');
  const limited = await testApp({ clock, beside: gateway, env: { LIMITS: 'on' } });
  const reporter = await limited.login('13900000005');
  for (let count = 0; count < 20; count += 1) expect(await report(reporter, commentId)).toBe(0);
  expect(await report(reporter, commentId)).toBe(42_900);
  await limited.close();
});
