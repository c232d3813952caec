import { MODERATION_APPEAL_MAX } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';
import { postMessage } from '../../message/post-message-service.ts';
import { moderationCommand } from './moderation-command.ts';
import { createModeration } from './moderation-service.ts';

const DAY_MS = 86_400_000;
const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let other: Browser;
let sent = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T02:00:00Z'));
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

/** The lines that a command prints. */
async function run(...words: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  clock.advance(1000);
  for await (const line of moderationCommand.read([...words, '--by', '0217'])(gateway.operator)) lines.push(line);
  return lines;
}

const video = (resourceId: string) => ({ resourceType: 1, resourceId }) as const;

const send = (resourceId: string, clientId = `sent-${++sent}`) =>
  author.call('createComment', { ...video(resourceId), text: '屈膝90°', clientId });

async function write(resourceId: string): Promise<string> {
  clock.advance(60_000);
  return (await send(resourceId)).json().data.commentId;
}

const list = async (by: Browser, resourceId: string) =>
  (await by.call('listComments', { ...video(resourceId), sort: 'time' })).json().data;

/** Removes a comment and returns the number of the decision. */
async function remove(id: string): Promise<string> {
  const moderation = createModeration(gateway.deps, postMessage);
  const found = await moderation.show(id, '0217');
  const ruling = { verdict: 'removed', reason: '广告', revision: found?.revision ?? '', operator: '0217' } as const;
  const outcome = await moderation.decide(id, ruling);
  return outcome.result === 'decided' ? outcome.number : '';
}

const appeal = async (by: Browser, number: string, text: string) =>
  (await by.call('appealCommentDecision', { number, text })).json();

const readMessage = async () => (await author.call('listMessages', {})).json().data.list[0];

const readAudit = async (number: string): Promise<string[]> =>
  (await gateway.deps.sql`select event from audit_entry where detail ->> 'number' = ${number} order by id`).map(
    (row) => row['event'] as string,
  );

test('an author appeals once, and an accepted appeal shows the comment again', async () => {
  const id = await write('v20');
  const number = await remove(id);
  expect(await appeal(author, number, '  这不是广告  ')).toMatchObject({
    code: 0,
    data: { number, appeal: { text: '这不是广告', state: 'open', answer: '', sentAt: clock.now() } },
  });
  expect((await list(author, 'v20')).held[0].decision.appeal).toMatchObject({ state: 'open', text: '这不是广告' });
  // A retry changes nothing; another appeal has to wait.
  expect(await appeal(author, number, '这不是广告')).toMatchObject({ code: 0 });
  expect(await appeal(author, number, '又一次')).toMatchObject({ code: 110_048 });
  expect(await run('list', '--queue', 'appeals')).toEqual([
    expect.stringMatching(`^${number}  .*  appeal: removed  ${id}$`),
  ]);
  expect(await run('show', id)).toContain(`${number} appeal, open: 这不是广告`);
  expect(await run('accept', number.toLowerCase(), '--answer', '已复核，属学术讨论')).toEqual([
    `The appeal against ${number} is accepted; the author is told.`,
  ]);
  expect(await list(other, 'v20')).toMatchObject({ total: 1, list: [{ state: 'shown', decision: null }] });
  expect(await readMessage()).toMatchObject({
    title: '您的申诉已通过',
    body: '您的申诉已通过：已复核，属学术讨论',
    pcLink: `/videoTerminal?id=v20#comment-${id}`,
  });
  await expect(run('reject', number, '--answer', 'x')).rejects.toThrow(`No appeal against ${number} is open.`);
  expect(await appeal(author, number, '又一次')).toMatchObject({ code: 40_900 });
  expect(await readAudit(number)).toEqual(['commentRemoved', 'commentDecisionAppealed', 'commentAppealAnswered']);
});

test("a rejected appeal leaves the comment removed, with the operator's answer for its author", async () => {
  const id = await write('v21');
  const number = await remove(id);
  await appeal(author, number, '请复核');
  await run('reject', number, '--answer', '含推广链接');
  expect((await list(author, 'v21')).held[0]).toMatchObject({
    commentId: id,
    state: 'removed',
    decision: { appeal: { state: 'rejected', answer: '含推广链接' } },
  });
  expect(JSON.stringify(await list(author, 'v21'))).not.toContain('0217');
  expect(await list(other, 'v21')).toMatchObject({ total: 0, list: [] });
});

test('the appeal of a comment that its author has deleted is not listed and cannot be answered', async () => {
  const id = await write('v22');
  const number = await remove(id);
  await appeal(author, number, '请复核');
  await author.call('deleteComment', { commentId: id });
  expect(await run('list', '--queue', 'appeals')).toEqual(['No appeal is open.']);
  await expect(run('accept', number, '--answer', 'x')).rejects.toThrow(`No appeal against ${number} is open.`);
});

test.each([
  ['no text', ' \n ', 40_000],
  ['501 characters', '字'.repeat(MODERATION_APPEAL_MAX + 1), 40_000],
  ['a control character', 'a\u0007', 40_000],
])('an appeal is refused: %s', async (_what, text, code) => {
  expect(await appeal(author, 'PL20270301-0001', text)).toMatchObject({ code });
});

test("a decision on another's comment, an unknown one and a release cannot be appealed", async () => {
  const id = await write('v23');
  const number = await remove(id);
  expect(await appeal(other, number, 'x')).toMatchObject({ code: 40_400 });
  expect(await appeal(gateway.browser(), number, 'x')).toMatchObject({ code: 40_100 });
  expect(await appeal(author, 'PL20270301-9999', 'x')).toMatchObject({ code: 40_400 });
  const [line = ''] = await run('release', id, '--revision', await readRevision(id));
  const released = /PL[\d-]+\d/.exec(line)?.[0] ?? '';
  expect(await appeal(author, released, 'x')).toMatchObject({ code: 40_400 });
});

async function readRevision(id: string): Promise<string> {
  return (await createModeration(gateway.deps, postMessage).show(id, '0217'))?.revision ?? '';
}

test('a muted author reads the reason and the end, and cannot write or edit, but can like, delete and read', async () => {
  const id = await write('v24');
  const before = await send('v24', 'before');
  const printed = await run('mute', id, '--days', '7', '--reason', '多次发布广告');
  expect(printed).toEqual([
    expect.stringMatching(`^The author of ${id} is muted until 2027\\.03\\.08 10:\\d\\d by PL`),
  ]);
  const until = clock.now() + 7 * DAY_MS;
  const refused = (await send('v24')).json();
  expect(refused).toMatchObject({ code: 110_071, data: { until, reason: '多次发布广告' } });
  expect(refused.msg ?? refused.message).toMatch(
    /^您已被禁言至2027\.03\.08 10:\d\d，暂时无法发言。原因：多次发布广告$/,
  );
  expect((await author.call('editComment', { commentId: id, text: 'x' })).json().code).toBe(110_071);
  // A retry finds the stored appeal.
  expect((await send('v24', 'before')).json().data.commentId).toBe(before.json().data.commentId);
  expect((await author.call('likeComment', { commentId: id, on: true })).json().code).toBe(0);
  const { mute } = await list(author, 'v24');
  expect(mute).toMatchObject({ until, reason: '多次发布广告', appeal: null });
  expect((await list(other, 'v24')).mute).toBeNull();
  expect((await list(gateway.browser(), 'v24')).mute).toBeNull();
  expect(await readMessage()).toMatchObject({ title: '您已被禁言', pcLink: `/videoTerminal?id=v24#comment-${id}` });
  await expect(run('mute', id, '--days', '1', '--reason', 'x')).rejects.toThrow('by 0217 already; unmute comes first.');
  expect((await author.call('deleteComment', { commentId: id })).json().code).toBe(0);
  clock.set(until - 1);
  expect((await send('v24')).json().code).toBe(110_071);
  clock.advance(1);
  expect((await send('v24')).json().code).toBe(0);
  expect((await list(author, 'v24')).mute).toBeNull();
});

test('a mute is ended by an accepted appeal, and by the operator', async () => {
  const id = await write('v25');
  await run('mute', id, '--days', '30', '--reason', '争吵');
  const { number } = (await list(author, 'v25')).mute;
  await appeal(author, number, '我已道歉');
  expect((await list(author, 'v25')).mute.appeal).toMatchObject({ state: 'open' });
  expect((await run('list', '--queue', 'appeals'))[0]).toContain(`appeal: muted  ${id}`);
  await run('accept', number, '--answer', '下不为例');
  expect((await send('v25')).json().code).toBe(0);

  await run('mute', id, '--days', '30', '--reason', '争吵');
  expect((await send('v25')).json().code).toBe(110_071);
  expect(await run('unmute', id)).toEqual([expect.stringMatching(`^The author of ${id} may write again by PL`)]);
  expect((await send('v25')).json().code).toBe(0);
  expect(await readMessage()).toMatchObject({ title: '您的禁言已解除' });
  await expect(run('unmute', id)).rejects.toThrow(`The author of ${id} is not muted.`);
});

test('an old appeal does not end a newer mute', async () => {
  const id = await write('v26');
  await run('mute', id, '--days', '1', '--reason', '一');
  const { number } = (await list(author, 'v26')).mute;
  await appeal(author, number, '请复核');
  await run('unmute', id);
  await run('mute', id, '--days', '2', '--reason', '二');
  await run('accept', number, '--answer', '第一次有误');
  expect((await list(author, 'v26')).mute).toMatchObject({ reason: '二' });
  await run('unmute', id);
});

test('a comment of an erased account can be removed, but its author cannot be muted', async () => {
  const id = await write('v27');
  await gateway.deps.sql`update comment set account_id = null where id = ${id}`;
  await expect(run('mute', id, '--days', '1', '--reason', 'x')).rejects.toThrow(
    `The account that wrote ${id} is erased.`,
  );
  expect(await remove(id)).toMatch(/^PL/);
  expect(await list(other, 'v27')).toMatchObject({ total: 0, list: [] });
});

test("a removed comment loses its text when its author's account is erased", async () => {
  const leaves = await gateway.login('13900000009');
  const payload = { ...video('v28'), text: '低价器械', clientId: 'erased' };
  const id = (await leaves.call('createComment', payload)).json().data.commentId;
  await other.call('likeComment', { commentId: id, on: true });
  await remove(id);
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  await leaves.call('requestCancellation', { bandToken });
  clock.advance(15 * DAY_MS);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const rows = await gateway.deps.sql`
    select state, text, like_count, account_id, (select count(*)::int from comment_decision where comment_id = comment.id)
    from comment where id = ${id}`;
  expect(rows).toEqual([{ state: 'deleted', text: '', like_count: 0, account_id: null, count: 0 }]);
});
