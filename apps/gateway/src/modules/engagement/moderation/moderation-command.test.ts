import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { moderationCommand } from './moderation-command.ts';

const NAMED = '患者李建国，术后当天下地。';
const BY = ['--by', '0217'];
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
  for await (const line of moderationCommand.read(words)(gateway.operator)) lines.push(line);
  return lines;
}

const video = (resourceId: string) => ({ resourceType: 1, resourceId }) as const;

async function write(resourceId: string, text: string, parentId?: string, by = author): Promise<string> {
  clock.advance(60_000);
  const payload = {
    ...video(resourceId),
    text,
    clientId: `sent-${++sent}`,
    ...(parentId !== undefined && { parentId }),
  };
  return (await by.call('createComment', payload)).json().data.commentId;
}

const list = async (by: Browser, resourceId: string) =>
  (await by.call('listComments', { ...video(resourceId), sort: 'time' })).json().data;

async function readRevision(id: string): Promise<string> {
  const line = (await run('show', id, ...BY)).find((each) => each.startsWith('revision '));
  return line?.slice('revision '.length) ?? '';
}

async function decide(verb: 'release' | 'remove', id: string): Promise<string[]> {
  const reason = verb === 'remove' ? ['--reason', '广告'] : [];
  return run(verb, id, '--revision', await readRevision(id), ...reason, ...BY);
}

const readRow = (id: string) => gateway.deps.sql`select * from comment where id = ${id}`;

const readMessage = async () => (await author.call('listMessages', {})).json().data.list[0];

const readAudit = async (id: string): Promise<string[]> =>
  (
    await gateway.deps.sql`
      select event, detail from audit_entry where detail ->> 'comment' = ${id} and account_id = 'sample-03' order by id`
  ).map((row) => row['event'] as string);

test.each([
  [[], 'must be one of list, show, release, remove, mute, unmute, accept, reject'],
  [['delete', 'x'], 'must be one of list, show, release, remove, mute, unmute, accept, reject'],
  [['list', '--queue', 'removed'], '--queue must be one of held, reported, appeals'],
  [['show'], 'Which one?'],
  [['show', 'x'], '--by must name the operator'],
  [['show', 'x', 'y', ...BY], 'takes one comment or one number'],
  [['show', 'x', ...BY], 'There is no comment x.'],
  [['release', 'x', ...BY], '--revision must be that of the text'],
  [['release', 'x', '--revision', 'a', ...BY], 'There is no comment x.'],
  [['remove', 'x', '--revision', 'a', ...BY], '--reason must say why'],
  [['remove', 'x', '--reason', '字'.repeat(201), ...BY], '--reason'],
  [['mute', 'x', '--reason', 'y', ...BY], '--days must say for how long'],
  [['mute', 'x', '--reason', 'y', '--days', '0', ...BY], '--days must be 1 at least'],
  [['mute', 'x', '--reason', 'y', '--days', '366', ...BY], '--days must be 365 at most'],
  [['mute', 'x', '--reason', 'y', '--days', '1.5', ...BY], '--days must be whole days'],
  [['mute', 'x', '--reason', 'y', '--days', 'soon', ...BY], '--days must be a number of days'],
  [['mute', 'x', '--days', '7', ...BY], '--reason must say why'],
  [['mute', 'x', '--reason', 'y', '--days', '7', ...BY], 'There is no comment x.'],
  [['unmute', 'x', ...BY], 'There is no comment x.'],
  [['accept', 'PL20270301-0009', ...BY], '--answer must say why'],
  [['reject', 'PL20270301-0009', '--answer', 'y', ...BY], 'No appeal against PL20270301-0009 is open.'],
])('%j is refused', async (words, complaint) => {
  await expect(run(...words)).rejects.toThrow(complaint);
});

describe('a stub', () => {
  /** A comment with a reply to its reply, and the change of the reply. */
  async function hide(resourceId: string, change: (answer: string) => Promise<unknown>) {
    const root = await write(resourceId, '问题', undefined, other);
    const answer = await write(resourceId, '答案', root);
    await write(resourceId, '谢谢', answer, other);
    await change(answer);
    const read = async (by: Browser) => (await list(by, resourceId)).list[0].replies;
    return { answer, read };
  }

  test.each([
    ['v01', 'deleted', (id: string) => author.call('deleteComment', { commentId: id })],
    ['v02', 'removed', (id: string) => decide('remove', id)],
    ['v03', 'held', (id: string) => author.call('editComment', { commentId: id, text: NAMED })],
  ] as const)(
    'on %s of a comment that is %s shows others only that there is none',
    async (resourceId, state, change) => {
      const { answer, read } = await hide(resourceId, change);
      const nobody = { state: 'deleted', author: null, text: '', decision: null, findings: [] };
      for (const reader of [other, gateway.browser()])
        expect(await read(reader)).toMatchObject([nobody, { text: '谢谢', replyTo: null }]);
      const person = { name: expect.any(String) };
      expect(await read(author)).toMatchObject(
        state === 'deleted'
          ? [nobody, { replyTo: null }]
          : [{ state, author: person }, { replyTo: { commentId: answer, author: person } }],
      );
    },
  );
});

describe('a held comment', () => {
  test('is listed without its text, and shown with it to an operator whose name is logged', async () => {
    const id = await write('v10', `${NAMED}电话13800138000`);
    expect(await run('list', '--queue', 'held')).toContainEqual(
      expect.stringMatching(new RegExp(`^${id}  2027\\.03\\.01 10:\\d\\d  held  video v10  name,phone$`)),
    );
    expect((await run('list')).join()).not.toContain('李建国');
    const lines = await run('show', id, ...BY);
    expect(lines).toEqual([
      expect.stringMatching(`^${id}  held  .*  video v10  customer sample-03$`),
      expect.stringMatching(/^revision [0-9a-f]{8}$/),
      `> ${NAMED}电话13800138000`,
      'name: 李建国',
      'phone: 13800138000',
    ]);
    const [entry] = await gateway.deps.sql`
      select detail from audit_entry where event = 'commentViewed' and detail ->> 'comment' = ${id}`;
    expect(entry?.['detail']).toMatchObject({ operator: '0217' });
  });

  test('that is released is notified by mail where that is switched on, and in the reader’s language', async () => {
    const { sql } = gateway.deps;
    await sql`update account set email = 'zhou@osteon.example', international_status = 1 where id = 'sample-03'`;
    await author.call('saveMessagePreference', { scene: 'edu_message', mail: true });
    await decide('release', await write('v19', NAMED));
    expect(await readMessage()).toMatchObject({ title: 'Your comment was approved' });
    await vi.waitFor(async () => {
      expect(await sql`select text from outbox_message where kind = 'mail'`).toMatchObject([
        { text: expect.stringContaining('Your comment was approved') },
      ]);
    }, 15_000);
    await sql`update account set international_status = 0 where id = 'sample-03'`;
    await author.call('saveMessagePreference', { scene: 'edu_message', mail: false });
  });

  test('that is released is visible and counted, and its author is notified', async () => {
    const id = await write('v11', NAMED);
    expect(await decide('release', id)).toEqual([expect.stringMatching(`^${id} is released by PL20270301-\\d{4}\\.$`)]);
    expect(await list(other, 'v11')).toMatchObject({
      total: 1,
      list: [{ commentId: id, state: 'shown', text: NAMED }],
    });
    expect((await list(author, 'v11')).held).toEqual([]);
    expect(await readMessage()).toMatchObject({
      title: '您的评论已通过审核',
      pcLink: `/videoTerminal?id=v11#comment-${id}`,
      isRead: 0,
    });
    expect(await readAudit(id)).toEqual(['commentViewed', 'commentReleased']);
    await expect(decide('release', id)).rejects.toThrow(`${id} is shown already; the last decision is PL`);
  });

  test('that replies to another notifies the author of that one once it is released', async () => {
    const root = await write('v17', '问题', undefined, other);
    const id = await write('v17', NAMED, root);
    const readReceivers = () => gateway.deps.sql`select receiver_id from engagement_event where ref_id = ${id}`;
    expect(await readReceivers()).toEqual([]);
    await decide('release', id);
    expect(await readReceivers()).toEqual([{ receiver_id: 'sample-04' }]);
    expect(await list(author, 'v17')).toMatchObject({ total: 2, list: [{ answerCount: 1 }] });
  });

  test('that is removed was never counted', async () => {
    const id = await write('v12', NAMED);
    await decide('remove', id);
    expect(await list(other, 'v12')).toMatchObject({ total: 0, list: [] });
    const { held } = await list(author, 'v12');
    expect(held).toMatchObject([{ commentId: id, state: 'removed', text: NAMED, decision: { reason: '广告' } }]);
    // The message leads to it.
    const around = { ...video('v12'), aroundId: id };
    expect((await author.call('listComments', around)).json().data).toMatchObject({
      list: [{ commentId: id, state: 'removed', decision: { reason: '广告' } }],
    });
    expect((await other.call('listComments', around)).json().code).toBe(40_400);
    expect((await run('list', '--queue', 'held')).join()).not.toContain(id);
  });
});

describe('a shown comment', () => {
  test('that is removed is a stub for others where it has replies, and its author reads the reason', async () => {
    const id = await write('v13', '低价器械，加微信');
    await write('v13', '请勿广告', id, other);
    await other.call('likeComment', { commentId: id, on: true });
    // A job publishes both events; the message of the decision comes later.
    const unpublished = () => gateway.deps.sql`select id from engagement_event where published_at is null`;
    await expect.poll(unpublished).toEqual([]);
    clock.advance(1000);
    expect(await decide('remove', id)).toEqual([expect.stringContaining(`${id} is removed by PL`)]);
    expect(await list(other, 'v13')).toMatchObject({
      total: 1,
      list: [{ state: 'deleted', text: '', author: null, decision: null, replies: [{ text: '请勿广告' }] }],
    });
    const mine = await list(author, 'v13');
    expect(mine).toMatchObject({ held: [], list: [{ state: 'removed', text: '低价器械，加微信' }] });
    expect(mine.list[0].decision).toMatchObject({ reason: '广告', decidedAt: clock.now(), appeal: null });
    expect(mine.list[0].own.editableMs).toBe(0);
    const [notice, ...before] = (await author.call('listMessages', {})).json().data.list;
    expect(notice).toMatchObject({ title: '您的评论已被移除', body: expect.stringContaining('广告') });
    // Earlier messages about the comment no longer quote it.
    expect(before).toContainEqual(expect.objectContaining({ title: '陶若溪赞了您的评论', body: '该评论已被移除' }));
    const commentId = id;
    expect((await author.call('editComment', { commentId, text: 'x' })).json().code).toBe(40_900);
    expect((await other.call('likeComment', { commentId, on: false })).json().code).toBe(40_400);
    const answer = { ...video('v13'), text: 'x', clientId: 'late', parentId: id };
    expect((await other.call('createComment', answer)).json().code).toBe(40_400);
    expect((await other.call('reportComment', { commentId, reason: 'abuse' })).json().code).toBe(40_400);
    // Back again, with its likes.
    await decide('release', id);
    expect(await list(other, 'v13')).toMatchObject({ total: 2, list: [{ text: '低价器械，加微信', likeCount: 1 }] });
  });

  test('that is removed is no longer counted in its thread, and its author can delete it', async () => {
    const root = await write('v14', '问题', undefined, other);
    const id = await write('v14', '回答', root);
    await decide('remove', id);
    expect(await list(other, 'v14')).toMatchObject({ total: 1, list: [{ answerCount: 0, replies: [] }] });
    expect((await author.call('deleteComment', { commentId: id })).json().code).toBe(0);
    expect(await list(author, 'v14')).toMatchObject({ total: 1, held: [] });
    await expect(decide('release', id)).rejects.toThrow(`${id} is deleted already`);
  });

  test('that is reported is listed with the number of reporters and their reasons, until it is decided', async () => {
    const id = await write('v15', '这个角度不对');
    const third = await gateway.login('13900000009');
    await other.call('reportComment', { commentId: id, reason: 'medicalError', note: '角度是120°' });
    await third.call('reportComment', { commentId: id, reason: 'abuse' });
    expect(await run('list', '--queue', 'reported')).toEqual([
      expect.stringMatching(`^${id}  .*  shown  video v15  reported by 2: abuse,medicalError$`),
    ]);
    const lines = await run('show', id, ...BY);
    expect(lines).toContainEqual(expect.stringMatching(/^report {2}.* {2}medicalError {2}角度是120°$/));
    expect(lines.join()).not.toContain('sample-04');
    const before = await readMessage();
    await decide('release', id);
    expect(await run('list', '--queue', 'reported')).toEqual(['No comment is reported.']);
    expect(await readMessage()).toEqual(before);
    expect(await list(other, 'v15')).toMatchObject({ total: 1, list: [{ state: 'shown' }] });
    await gateway.login('13900000008').then((late) => late.call('reportComment', { commentId: id, reason: 'abuse' }));
    expect((await run('list', '--queue', 'reported'))[0]).toContain('reported by 1: abuse');
    await decide('remove', id);
    expect(await run('list', '--queue', 'reported')).toEqual(['No comment is reported.']);
  });
});

describe('a decision on a comment that has changed since it was read', () => {
  test.each([
    ['edited', (commentId: string) => author.call('editComment', { commentId, text: `${NAMED}电话13800138000` })],
    ['mended', (commentId: string) => author.call('editComment', { commentId, text: '没有姓名' })],
    ['deleted', (commentId: string) => author.call('deleteComment', { commentId })],
    ['decided by another', (commentId: string) => decide('remove', commentId)],
  ])('is refused: %s', async (_what, change) => {
    const id = await write('v16', NAMED);
    const revision = await readRevision(id);
    await change(id);
    const before = await readRow(id);
    await expect(run('release', id, '--revision', revision, ...BY)).rejects.toThrow(
      `${id} has changed since it was read`,
    );
    expect(await readRow(id)).toEqual(before);
  });
});
