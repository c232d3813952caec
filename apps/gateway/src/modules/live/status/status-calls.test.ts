import { errors } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createFollowEncoders } from '../../stream/follow-encoder-service.ts';
import { createMoveLiveStatus } from './move-status-service.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
const follow = createFollowEncoders(gateway.deps, createMoveLiveStatus(gateway.deps));
// An assistant of l06 to l08 (rules/live-operator#assistants).
const assistant = await gateway.login('13900000003');
const viewer = await gateway.login('13900000002');
const visitor = gateway.browser();
afterAll(() => gateway.close());
beforeEach(() => sql`update live_event set status = ${LiveStatus.advertise} where id = 'l06'`);

const move = async (browser: Browser, payload: object) =>
  (await browser.call('moveLiveStatus', { activityId: 'l06', event: 'start', ...payload })).json();
const readStatus = async () =>
  (await visitor.call('getActivityDetail', { activityId: 'l06' })).json().data.meetingActivity.status;

test('an assistant starts and ends the event, which does not pause without an encoder', async () => {
  expect((await move(assistant, {})).data).toEqual({ status: LiveStatus.living });
  clock.advance(60_000);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.living);
  expect((await move(assistant, { event: 'end' })).data).toEqual({ status: LiveStatus.end });
  expect(await readStatus()).toBe(LiveStatus.end);
  const changes =
    await sql`select transition, actor from live_status_change where live_id = 'l06' order by id desc limit 2`;
  expect(changes).toEqual([
    { transition: 'end', actor: 'assistant' },
    { transition: 'start', actor: 'assistant' },
  ]);
  const logged = await sql`
    select account_id, detail from audit_entry where event = 'liveStatusMoved' order by id desc limit 2`;
  expect(logged).toEqual(
    ['end', 'start'].map((event) => ({ account_id: 'sample-03', detail: { live: 'l06', move: event } })),
  );
});

test('an event that an assistant starts again does not pause because of its former encoder', async () => {
  await sql`update live_channel set segment_at = ${new Date(clock.now() - 1).toISOString()} where id = 'l06-1'`;
  await sql`update live_event set status = ${LiveStatus.pendingReview} where id = 'l06'`;
  await gateway.deps.db.transaction((tx) =>
    createMoveLiveStatus(gateway.deps)(tx, { liveId: 'l06', transition: 'approve', actor: 'operator' }),
  );
  await move(assistant, {});
  clock.advance(60_000);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.living);
});

test('a pause by hand is at once and lasts until an assistant resumes, with each move in the audit log', async () => {
  await move(assistant, {});
  expect((await move(assistant, { event: 'pause' })).data).toEqual({ status: LiveStatus.pause });
  expect(await readStatus()).toBe(LiveStatus.pause);
  clock.advance(60_000);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.pause);
  expect((await move(viewer, { event: 'resume' })).code).toBe(errors.notAllowed.code);
  expect((await move(assistant, { event: 'resume' })).data).toEqual({ status: LiveStatus.living });
  expect((await move(assistant, { event: 'resume' })).code).toBe(errors.conflict.code);
  const logged = await sql`
    select account_id, detail->>'move' as move from audit_entry where event = 'liveStatusMoved' order by id desc limit 2`;
  expect(logged).toEqual(['resume', 'pause'].map((event) => ({ account_id: 'sample-03', move: event })));
});

test('the pause of an encoder becomes one by hand, and an encoder that stayed connected has ten seconds for its next segment', async () => {
  const setSegmentAt = () =>
    sql`update live_channel set segment_at = ${new Date(clock.now()).toISOString()} where id = 'l06-1'`;
  await move(assistant, {});
  await setSegmentAt();
  clock.advance(11_000);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.pause);
  expect((await move(assistant, { event: 'resume' })).code).toBe(errors.conflict.code);
  expect((await move(assistant, { event: 'pause' })).data).toEqual({ status: LiveStatus.pause });
  clock.advance(11 * 60_000);
  await move(assistant, { event: 'resume' });
  clock.advance(10_000);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.living);
  const { data } = (await visitor.call('getActivityDetail', { activityId: 'l06' })).json();
  expect(data.meetingActivity.channelList[0].status).toBe(LiveStatus.pause);
  clock.advance(1);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.pause);
  await sql`update live_channel set segment_at = null where id = 'l06-1'`;
});

test('of concurrent transitions one is applied', async () => {
  const codes = await Promise.all(Array.from({ length: 5 }, async () => (await move(assistant, {})).code));
  expect(codes.toSorted()).toEqual([0, ...Array(4).fill(errors.conflict.code)].toSorted());
});

test.each<[name: string, browser: Browser, payload: object, code: number]>([
  ['a viewer', viewer, {}, errors.notAllowed.code],
  ['a visitor', visitor, {}, errors.notLoggedIn.code],
  ['an assistant of other events', assistant, { activityId: 'l10' }, errors.notAllowed.code],
  ['an unknown event', assistant, { activityId: 'l99' }, errors.notAllowed.code],
  ['a transition of the operator', assistant, { event: 'approve' }, errors.badInput.code],
  ['no transition', assistant, { event: undefined }, errors.badInput.code],
  ['the pause of an event that has not started', assistant, { event: 'pause' }, errors.conflict.code],
  ['the end of an event that has not started', assistant, { event: 'end' }, errors.conflict.code],
])('%s is refused, and nothing changes', async (_name, browser, payload, code) => {
  expect((await move(browser, payload)).code).toBe(code);
  expect(await readStatus()).toBe(LiveStatus.advertise);
});

test('an event that an assistant starts long after its planned end continues for half an hour', async () => {
  const [start, end] = [2, 1].map((hours) => new Date(clock.now() - hours * 60 * 60_000).toISOString());
  await sql`update live_event set plan_start_at = ${start ?? ''}, plan_end_at = ${end ?? ''} where id = 'l06'`;
  await move(assistant, {});
  clock.advance(29 * 60_000);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.living);
  clock.advance(2 * 60_000);
  await follow();
  expect(await readStatus()).toBe(LiveStatus.end);
});
