import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { commands } from '../../../operator/commands.ts';

const MINUTE = 60_000;
const clock = createFakeClock();
const start = clock.now();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());

const { sql } = gateway.deps;
// An assistant of l06 to l08 (rules/live-operator#assistants).
const assistant = await gateway.login('13900000003');
const viewer = await gateway.login('13900000002');

beforeEach(async () => {
  clock.set(start);
  await sql`update live_event set item_starts = '[]', status = ${LiveStatus.living} where id in ('l06', 'l08')`;
});

interface Item {
  readonly itemId: string;
  readonly at: number;
  readonly endAt: number;
  readonly title: string;
  readonly booked: boolean;
}

async function readItems(activityId = 'l06'): Promise<Item[]> {
  const { data } = (await viewer.call('getActivityDetail', { activityId })).json();
  return data.meetingActivity.agenda.flatMap(({ items }: { items: Item[] }) => items);
}

/** The agenda of a running event in the list. */
async function readLines(activityId: string) {
  const { list } = (await viewer.call('listLives', { status: 'living', pageSize: 999 })).json().data;
  return list.find((live: { activityId: string }) => live.activityId === activityId).agenda;
}

const startItem = async (browser: Browser, itemId: string, activityId = 'l06') =>
  (await browser.call('startLiveAgendaItem', { activityId, itemId })).json().code;

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(words)(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

test('an item that an assistant starts is running on the page, in the list and on the home page, and shifts the following ones', async () => {
  const planned = await readItems();
  const [first, second, third] = planned;
  if (!first || !second || !third) throw new Error('The sample event has no three items');
  clock.set(first.at + MINUTE);
  expect(await startItem(assistant, third.itemId)).toBe(0);

  const delay = clock.now() - third.at;
  const items = await readItems();
  expect(items.slice(0, 3).map(({ at, endAt }) => [at, endAt])).toEqual([
    [first.at, clock.now()],
    [clock.now(), clock.now()],
    [clock.now(), third.endAt + delay],
  ]);
  expect(items.at(-1)?.at).toBe((planned.at(-1)?.at ?? 0) + delay);
  const listed = await readLines('l06');
  expect(listed.filter(({ state }: { state: string }) => state === 'running')).toEqual([
    { itemId: third.itemId, at: clock.now(), title: third.title, state: 'running' },
  ]);
});

test('a started item is logged with the assistant, and a second call for the same one changes nothing', async () => {
  const [first, second] = await readItems();
  clock.set((first?.at ?? 0) + MINUTE);
  const listLogged = () => sql`
    select detail from audit_entry where event = 'liveItemStarted' and account_id = 'sample-03' order by id desc`;
  await startItem(assistant, second?.itemId ?? '');
  const logged = await listLogged();
  expect(logged[0]).toEqual({ detail: { live: 'l06', item: second?.itemId } });
  const before = await readItems();
  clock.advance(MINUTE);
  await startItem(assistant, second?.itemId ?? '');
  expect(await readItems()).toEqual(before);
  expect(await listLogged()).toEqual(logged);
});

test('an item of one hall does not change the others', async () => {
  const { data } = (await viewer.call('getActivityDetail', { activityId: 'l08' })).json();
  const { agenda, halls } = data.meetingActivity;
  const groupsOf = (hall: { subMeetingUuid: string }, groups: typeof agenda) =>
    groups.filter(({ subMeetingUuid }: { subMeetingUuid: string }) => subMeetingUuid === hall.subMeetingUuid);
  const [main, other] = halls;
  const [item] = groupsOf(other, agenda)[0].items;
  clock.set(item.at + 7 * MINUTE);
  expect(await startItem(assistant, item.itemId, 'l08')).toBe(0);
  const after = (await viewer.call('getActivityDetail', { activityId: 'l08' })).json().data.meetingActivity.agenda;
  expect(groupsOf(main, after)).toEqual(groupsOf(main, agenda));
  expect(groupsOf(other, after)[0].items[0].at).toBe(clock.now());
});

test('a booking of an item retains its planned start time', async () => {
  const items = await readItems();
  const last = items.at(-1);
  clock.set((items[0]?.at ?? 0) + MINUTE);
  await viewer.call('subscribeActivity', { activityId: 'l06', itemId: last?.itemId });
  await startItem(assistant, items[1]?.itemId ?? '');
  expect((await readItems()).at(-1)?.booked).toBe(true);
  const { list } = (await viewer.call('listLiveBookings', {})).json().data;
  expect(list).toContainEqual(expect.objectContaining({ itemId: last?.itemId, beginTime: last?.at }));
});

test.each<[name: string, browser: Browser | null, activityId: string, itemId: string | null, code: number]>([
  ['a viewer', viewer, 'l06', null, errors.notAllowed.code],
  ['an assistant of other events', assistant, 'l10', 'x', errors.notAllowed.code],
  ['a visitor', null, 'l06', null, errors.notLoggedIn.code],
  ['an unknown item', assistant, 'l06', 'x', errors.notFound.code],
  ['an invalid id', assistant, 'l06', '../x', errors.badInput.code],
])('%s is refused, and nothing is started', async (_name, browser, activityId, itemId, code) => {
  const [first] = await readItems();
  expect(await startItem(browser ?? gateway.browser(), itemId ?? first?.itemId ?? '', activityId)).toBe(code);
  expect(await sql`select id from live_event where item_starts <> '[]'`).toEqual([]);
});

test('no item of an event that is not on the air can be started', async () => {
  const [first] = await readItems();
  await sql`update live_event set status = ${LiveStatus.advertise} where id = 'l06'`;
  expect(await startItem(assistant, first?.itemId ?? '')).toBe(errors.conflict.code);
});

test('the operator starts the next item, or the one that is given', async () => {
  const [first, second, third] = await readItems();
  clock.set((first?.at ?? 0) + MINUTE);
  await expect(run('next', 'l06')).rejects.toThrow('--by must name the operator');
  expect(await run('next', 'l06', '--by', '林')).toBe(`${second?.title} has begun.`);
  expect(await run('next', 'l06', '--by', '林')).toBe(`${third?.title} has begun.`);
  expect(await run('next', 'l06', first?.itemId ?? '', '--by', '林')).toBe(`${first?.title} has begun.`);
  const logged = await sql`
    select detail from audit_entry where event = 'liveItemStarted' and account_id is null order by id`;
  expect(logged.map(({ detail }) => detail)).toEqual(
    [second, third, first].map((item) => ({ by: '林', live: 'l06', item: item?.itemId })),
  );
  expect((await readItems())[0]?.at).toBe(clock.now());
  await expect(run('next', 'l06', 'x', '--by', '林')).rejects.toThrow(
    'There is no live event l06, or it has no such item.',
  );
  await expect(run('next', 'l10', '--by', '林')).rejects.toThrow('l10 is not on the air, or nothing comes next.');
});

test('if groups alternate, the next item and the lists are ordered by time, without skipped items', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'osteon-turns-')), 'agenda.csv');
  await writeFile(
    path,
    [
      'id,group,offset,minutes,title,lecturer',
      'a,手术,0,30,手术1,e22',
      'b,讨论,30,30,讨论1,e22',
      'c,手术,60,30,手术2,e22',
      'd,讨论,90,30,讨论2,e22',
    ].join('\n'),
  );
  await run('agenda', 'l07', path, '--by', '林');
  await sql`update live_event set status = ${LiveStatus.living} where id = 'l07'`;
  const [first] = await readItems('l07');
  clock.set((first?.at ?? 0) + MINUTE);
  expect(await run('next', 'l07', '--by', '林')).toBe('讨论1 has begun.');
  const listStates = async () =>
    (await readLines('l07')).map(({ title, state }: { title: string; state: string }) => `${title} ${state}`);
  expect(await listStates()).toEqual(['手术1 past', '讨论1 running', '手术2 coming', '讨论2 coming']);
  clock.advance(MINUTE);
  expect(await startItem(assistant, 'd', 'l07')).toBe(0);
  expect(await listStates()).toEqual(['手术1 past', '讨论1 past', '讨论2 running']);
});
