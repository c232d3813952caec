import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { postMessage } from '../../message/post-message-service.ts';
import { createModeration, type Moderation } from './moderation-service.ts';

const ROUNDS = 20;
const NAMED = '患者李建国，术后当天下地。';
const item = { resourceType: 1, resourceId: 'v30' } as const;

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let other: Browser;
let moderation: Moderation;
let sent = 0;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
  moderation = createModeration(gateway.deps, postMessage);
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000004');
});
afterAll(() => gateway.close());

async function write(by: Browser, text: string, parentId?: string): Promise<string> {
  const payload = { ...item, text, clientId: `sent-${++sent}`, ...(parentId !== undefined && { parentId }) };
  return (await by.call('createComment', payload)).json().data.commentId;
}

const decide = (id: string, verdict: 'released' | 'removed', revision: string, operator: string) =>
  moderation.decide(id, { verdict, reason: verdict === 'removed' ? '广告' : '', revision, operator });

const readRevision = async (id: string) => (await moderation.show(id, '0217'))?.revision ?? '';

const readState = async (id: string) => {
  const [row] = await gateway.deps.sql`select state, text from comment where id = ${id}`;
  return row;
};

/** Runs a race some times, each on a comment of its own. */
const rounds = (race: (index: number) => Promise<void>) =>
  Array.from({ length: ROUNDS }, (_, index) => index).reduce(
    (before, index) => before.then(() => race(index)),
    Promise.resolve(),
  );

/** Every count beside the number of rows that it counts, where they differ. */
const listWrongCounts = () => gateway.deps.sql`
  select c.id, 'answers' as what from comment c
    where answer_count <> (select count(*) from comment r
      where r.state = 'shown' and (r.root_id = c.id or r.parent_id = c.id))
  union all select t.resource_id, 'total' from comment_total t
    where visible <> (select count(*) from comment c
      where (c.resource_type, c.resource_id, c.state) = (t.resource_type, t.resource_id, 'shown'))`;

test('of operators who decide at once one succeeds, and the author is notified once', async () => {
  await rounds(async () => {
    const id = await write(author, NAMED);
    const revision = await readRevision(id);
    const outcomes = await Promise.all([
      decide(id, 'released', revision, '0001'),
      decide(id, 'removed', revision, '0002'),
      decide(id, 'released', revision, '0003'),
      decide(id, 'removed', revision, '0004'),
    ]);
    expect(outcomes.map(({ result }) => result).toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'decided']);
    const decisions = await gateway.deps.sql`select verdict from comment_decision where comment_id = ${id}`;
    expect(decisions).toHaveLength(1);
    const state = decisions[0]?.['verdict'] === 'released' ? 'shown' : 'removed';
    expect(await readState(id)).toMatchObject({ state });
    const link = `/videoTerminal?id=v30#comment-${id}`;
    expect(await gateway.deps.sql`select from message where pc_link = ${link}`).toHaveLength(1);
  });
  expect(await listWrongCounts()).toEqual([]);
});

test('a release while the author edits shows the version that the operator has read, or the state after the edit', async () => {
  const other = `${NAMED}电话13800138000`;
  await rounds(async (index) => {
    const id = await write(author, NAMED);
    const revision = await readRevision(id);
    const text = index % 2 === 0 ? other : '没有姓名';
    const [outcome] = await Promise.all([
      decide(id, 'released', revision, '0001'),
      author.call('editComment', { commentId: id, text }),
    ]);
    expect(['decided', 'conflict']).toContain(outcome.result);
    // The edit comes last or alone: another text with a patient's name is never visible.
    expect(await readState(id)).toEqual({ state: index % 2 === 0 ? 'held' : 'shown', text });
  });
  expect(await listWrongCounts()).toEqual([]);
});

test('a decision while the author deletes leaves the comment deleted', async () => {
  await rounds(async (index) => {
    const id = await write(author, NAMED);
    const revision = await readRevision(id);
    await Promise.all([
      decide(id, index % 2 === 0 ? 'released' : 'removed', revision, '0001'),
      author.call('deleteComment', { commentId: id }),
    ]);
    expect(await readState(id)).toEqual({ state: 'deleted', text: '' });
  });
  expect(await listWrongCounts()).toEqual([]);
});

test('decisions, replies, reports and edits of one thread at once leave correct counts and no deadlock', async () => {
  const root = await write(other, '问题');
  const ids = await Promise.all(Array.from({ length: ROUNDS }, () => write(author, '回答', root)));
  const revisions = await Promise.all(ids.map(readRevision));
  const rootRevision = await readRevision(root);
  const acts = ids.flatMap((id, index) => [
    decide(id, 'removed', revisions[index] ?? '', '0001').then(({ result }) => result),
    other.call('reportComment', { commentId: id, reason: 'abuse' }).then((reply) => reply.json().code),
    other.call('likeComment', { commentId: id, on: true }).then((reply) => reply.json().code),
    other
      .call('createComment', { ...item, text: '再问', clientId: `asked-${index}`, parentId: root })
      .then((reply) => reply.json().code),
    author.call('editComment', { commentId: id, text: NAMED }).then((reply) => reply.json().code),
  ]);
  const outcomes = await Promise.all([...acts, decide(root, 'removed', rootRevision, '0002')]);
  expect(outcomes.filter((code) => code === 50_000 || code === 50_300)).toEqual([]);
  expect(await listWrongCounts()).toEqual([]);
});

test('of operators who mute at once one succeeds, and so of those who answer an appeal', async () => {
  const id = await write(author, '屈膝90°');
  const mutes = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      moderation.mute(id, { days: index + 1, reason: 'x', operator: `${index}` }),
    ),
  );
  expect(mutes.filter(({ result }) => result === 'decided')).toHaveLength(1);
  expect(mutes.filter(({ result }) => result === 'muted')).toHaveLength(7);
  const { mute } = (await author.call('listComments', item)).json().data;
  const appeals = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      author.call('appealCommentDecision', { number: mute.number, text: `appeal ${index}` }),
    ),
  );
  const codes = appeals.map((reply) => reply.json().code);
  expect(codes.toSorted()).toEqual([0, ...Array.from({ length: 7 }, () => 110_048)]);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      moderation.answerAppeal(mute.number, { accept: index % 2 === 0, answer: 'x', operator: `${index}` }),
    ),
  );
  expect(answers.filter(({ result }) => result === 'decided')).toHaveLength(1);
});
