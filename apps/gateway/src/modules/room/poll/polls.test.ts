import { errors } from '@osteon/contract';
import { LiveStatus, SpeakState } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, poolSize: 20 });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const nurse = await gateway.login('13900000004');
const member = await gateway.login('13900000009');
afterAll(() => gateway.close());
let liveId = '';
beforeEach(async () => {
  clock.advance(1000);
  liveId = await createRoomEvent(sql, ['sample-03']);
});

const OPTIONS = ['先S1后S2双钉', '单枚S1长螺钉贯穿', '直接S2', '改髂腰固定'];

const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) =>
  (await browser.call(name, payload)).json();
const save = (browser: Browser, more: object = {}) =>
  call(browser, 'saveLivePoll', {
    activityId: liveId,
    text: 'S1通道高度9毫米，您会怎么固定？',
    options: OPTIONS,
    ...more,
  });
const move = (pollId: string, act: string, more: object = {}, browser = assistant) =>
  call(browser, 'moveLivePoll', { activityId: liveId, pollId, act, ...more });
const vote = (browser: Browser, pollId: string, option: number) => call(browser, 'voteLivePoll', { pollId, option });
const list = async (browser: Browser) => (await call(browser, 'listLivePolls', { activityId: liveId })).data.list;
async function open(more: object = {}): Promise<string> {
  const { pollId } = (await save(assistant, more)).data;
  expect((await move(pollId, 'open')).code).toBe(0);
  return pollId;
}

test('the votes of accounts are added to those of the sample', async () => {
  const [running] = (await call(doctor, 'listLivePolls', { activityId: 'l08' })).data.list;
  expect(running).toMatchObject({ state: 'open', result: null, voteNum: 85 });
  expect((await vote(doctor, running.pollId, 1)).data).toMatchObject({ result: [52, 15, 19], voteNum: 86, own: 1 });
  const { totals } = (await call(assistant, 'getLiveFigures', { activityId: 'l08' })).data;
  expect(totals.votes).toBe(86);
  const past = (await call(visitor, 'listLivePolls', { activityId: 'l01' })).data.list;
  expect(past).toMatchObject([
    { state: 'closed', result: [87, 29, 8], voteNum: 124, chosen: 0 },
    { state: 'closed', result: [58, 31, 44], chosen: null },
  ]);
});

test('a draft is seen by assistants alone and can be changed and deleted', async () => {
  const { data } = await save(assistant, { seconds: 60 });
  expect(data).toMatchObject({ state: 'draft', options: OPTIONS, seconds: 60, openedAt: null, voteNum: 0 });
  expect(await list(doctor)).toEqual([]);
  expect(await list(assistant)).toEqual([data]);
  expect((await save(assistant, { pollId: data.pollId, text: '您会怎么固定？' })).data.text).toBe('您会怎么固定？');
  expect((await vote(doctor, data.pollId, 0)).code).toBe(errors.notFound.code);
  expect((await move(data.pollId, 'close')).code).toBe(errors.conflict.code);
  expect((await move(data.pollId, 'delete')).data).toEqual({ poll: null });
  expect(await list(assistant)).toEqual([]);
});

test('an account votes once, whatever it sends at once, and sees the result afterwards', async () => {
  const pollId = await open();
  expect((await list(doctor))[0]).toMatchObject({ state: 'open', result: null, own: null, voteNum: 0 });
  const answers = await Promise.all([0, 1, 2].map((option) => vote(doctor, pollId, option)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === errors.conflict.code)).toHaveLength(2);
  const [poll] = await list(doctor);
  expect((await vote(doctor, pollId, poll.own)).code).toBe(0);
  await vote(nurse, pollId, 3);
  const result = [0, 0, 0, 1];
  result[poll.own] = (result[poll.own] ?? 0) + 1;
  expect((await list(doctor))[0]).toMatchObject({ result, voteNum: 2, own: poll.own });
  // A visitor, who cannot vote, sees it too; a member who has not voted does not.
  expect((await list(visitor))[0].result).toEqual(result);
  expect((await list(member))[0].result).toBeNull();
  expect(JSON.stringify(await list(assistant))).not.toContain('sample-0');
});

test.each([
  ['a visitor', visitor, 0, errors.notLoggedIn],
  ['an option that it lacks', doctor, 4, errors.badInput],
  ['an option below the first', doctor, -1, errors.badInput],
])('a vote of %s is refused, and nothing is stored', async (_who, browser, option, error) => {
  const pollId = await open();
  expect((await vote(browser, pollId, option)).code).toBe(error.code);
  expect((await list(assistant))[0].voteNum).toBe(0);
});

test('a vote for no option, and one of a muted person, are refused, and nothing is stored', async () => {
  const pollId = await open();
  expect((await call(doctor, 'voteLivePoll', { pollId })).code).toBe(errors.badInput.code);
  const { own } = (await call(doctor, 'joinInActivity', { activityId: liveId, channel: 'pc' })).data;
  const mute = { activityId: liveId, userId: own.userIds[0], speakState: SpeakState.muted };
  expect((await call(assistant, 'updateSpeakState', mute)).code).toBe(0);
  expect((await vote(doctor, pollId, 0)).code).toBe(errors.chatMuted.code);
  expect((await list(assistant))[0].voteNum).toBe(0);
});

test('a vote after the close by hand is refused, and one that was repeated before stays', async () => {
  const pollId = await open();
  for (let sent = 0; sent < 2; sent++) expect((await vote(doctor, pollId, 2)).code).toBe(0);
  await move(pollId, 'close');
  expect((await vote(nurse, pollId, 2)).code).toBe(errors.pollClosed.code);
  expect((await list(doctor))[0]).toMatchObject({ state: 'closed', result: [0, 0, 1, 0], own: 2 });
});

test('results that are shown after the close are seen by assistants alone before', async () => {
  const pollId = await open({ showsResult: 'after' });
  await vote(doctor, pollId, 1);
  expect((await list(doctor))[0]).toMatchObject({ result: null, own: 1 });
  expect((await list(visitor))[0].result).toBeNull();
  expect((await list(assistant))[0].result).toEqual([0, 1, 0, 0]);
  await move(pollId, 'publish', { chosen: 0, reason: '两枚较短螺钉分担旋转' });
  expect((await list(visitor))[0]).toMatchObject({
    state: 'closed',
    result: [0, 1, 0, 0],
    chosen: 0,
    reason: '两枚较短螺钉分担旋转',
  });
});

test('a poll ends by its time, which can be extended by a minute', async () => {
  const pollId = await open({ seconds: 30 });
  const { endsAt } = (await list(doctor))[0];
  expect(endsAt).toBe(clock.now() + 30_000);
  expect((await move(pollId, 'extend')).data.poll.endsAt).toBe(endsAt + 60_000);
  clock.advance(89_999);
  expect((await vote(doctor, pollId, 0)).code).toBe(0);
  clock.advance(1);
  expect((await vote(nurse, pollId, 0)).code).toBe(errors.pollClosed.code);
  expect((await list(nurse))[0]).toMatchObject({ state: 'closed', result: [1, 0, 0, 0] });
  expect((await move(pollId, 'extend')).code).toBe(errors.conflict.code);
  // The choice is published after the end as well.
  expect((await move(pollId, 'publish', { chosen: 4 })).code).toBe(errors.badInput.code);
  expect((await move(pollId, 'publish', { chosen: 2 })).data.poll.chosen).toBe(2);
});

test('one poll of an event is open at a time', async () => {
  const first = await open();
  clock.advance(1000);
  const second = await open();
  expect((await list(doctor)).map(({ pollId, state }: { pollId: string; state: string }) => [pollId, state])).toEqual([
    [second, 'open'],
    [first, 'closed'],
  ]);
  expect((await move(first, 'open')).code).toBe(errors.conflict.code);
  expect((await save(assistant, { pollId: first })).code).toBe(errors.conflict.code);
  expect((await move(second, 'delete')).code).toBe(errors.conflict.code);
  expect((await call(visitor, 'joinInActivity', { activityId: liveId, channel: 'pc' })).data.room.pollAt).toBe(
    clock.now(),
  );
});

test('nobody but an assistant of the event makes and moves polls, and none opens before the start', async () => {
  const { pollId } = (await save(assistant)).data;
  expect((await save(doctor)).code).toBe(errors.notAllowed.code);
  expect((await save(visitor)).code).toBe(errors.notLoggedIn.code);
  expect((await move(pollId, 'open', {}, doctor)).code).toBe(errors.notAllowed.code);
  expect((await move('unknown', 'open')).code).toBe(errors.notFound.code);
  expect((await move(pollId, 'burn')).code).toBe(errors.badInput.code);
  for (const more of [{ options: ['一'] }, { options: ['一', ''] }, { text: '问'.repeat(101) }, { seconds: 5 }])
    expect((await save(assistant, more)).code).toBe(errors.badInput.code);
  await sql`update live_event set status = ${LiveStatus.advertise} where id = ${liveId}`;
  expect((await move(pollId, 'open')).code).toBe(errors.chatClosed.code);
  const other = { activityId: 'l07', pollId, act: 'open' };
  expect((await call(assistant, 'moveLivePoll', other)).code).toBe(errors.notFound.code);
});
