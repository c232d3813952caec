import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { commands } from '../../../operator/commands.ts';

const HOUR_MS = 3_600_000;

const gateway = await testApp();
const visitor = gateway.browser();
afterAll(() => gateway.close());

async function edit(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(['edit', ...words])(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

const readEvent = async (activityId: string) =>
  (await visitor.call('getActivityDetail', { activityId })).json().data.meetingActivity;

test('an event is moved with its duration, and made longer', async () => {
  const { planBeginTime, planEndTime } = await readEvent('l12');
  const startAt = planBeginTime + 24 * HOUR_MS;
  expect(await edit('l12', 'begin', new Date(startAt).toISOString(), '--by', '林')).toBe('l12 has another begin.');
  expect(await readEvent('l12')).toMatchObject({
    planBeginTime: startAt,
    planEndTime: planEndTime + 24 * HOUR_MS,
  });
  await edit('l12', 'minutes', '60', '--by', '林');
  expect(await readEvent('l12')).toMatchObject({ planBeginTime: startAt, planEndTime: startAt + HOUR_MS });
});

test('audience and renditions are changed, and each edit is logged with its operator', async () => {
  await edit('l11', 'authorize', 'auth', '--by', '林');
  await edit('l11', 'clarities', 'SD,HD,SD', '--by', '林');
  expect(await readEvent('l11')).toMatchObject({ authorizeType: 'auth' });
  const [event] = await gateway.deps.sql`select renditions from live_event where id = 'l11'`;
  expect(event?.renditions).toEqual(['SD', 'HD']);
  const logged = await gateway.deps.sql`
    select detail from audit_entry where event = 'liveEdited' and detail ->> 'live' = 'l11' order by id`;
  expect(logged.map(({ detail }) => detail)).toEqual([
    { by: '林', live: 'l11', field: 'authorize', value: 'auth' },
    { by: '林', live: 'l11', field: 'clarities', value: 'SD,HD,SD' },
  ]);
});

test('class and points of its credit are set, and the class is removed again', async () => {
  const readCredit = async () =>
    (await gateway.deps.sql`select credit_class, credit_points from live_event where id = 'l11'`)[0];
  await edit('l11', 'creditClass', 'I', '--by', '林');
  await edit('l11', 'points', '1.5', '--by', '林');
  expect(await readCredit()).toEqual({ credit_class: 'I', credit_points: '1.5' });
  await edit('l11', 'creditClass', 'none', '--by', '林');
  expect(await readCredit()).toMatchObject({ credit_class: null });
});

test.each([
  [['l99', 'minutes', '60'], 'There is no live event l99.'],
  [
    ['l13', 'title', '髋'],
    'title cannot be edited; these can: begin, minutes, authorize, clarities, creditClass, points.',
  ],
  [['l13', 'begin', '2026-12-01T20:00'], 'begin is a moment with its zone, as 2026-12-01T20:00:00+08:00.'],
  [['l13', 'minutes', 'many'], 'minutes is a number.'],
  [['l13', 'minutes', '0'], 'minutes is 1 at least.'],
  [['l13', 'minutes', '20000'], 'minutes is 10080 at most, a week.'],
  [['l13', 'authorize', 'friends'], 'authorize is all, login or auth.'],
  [['l13', 'clarities', 'SD,4K'], 'clarities are some of SD,HD,FHD.'],
  [['l13', 'creditClass', 'III'], 'creditClass is I, II or none.'],
  [['l13', 'points', 'many'], 'points is a figure with one decimal at most, as 1.5.'],
  [['l13', 'points', '0.25'], 'points is a figure with one decimal at most, as 1.5.'],
  [['l13'], 'cannot be edited; these can: '],
])('%j is refused, and nothing changes', async (words, reason) => {
  const before = await readEvent('l13');
  await expect(edit(...words, '--by', '林')).rejects.toThrow(reason);
  expect({ ...(await readEvent('l13')), systemTime: 0 }).toEqual({ ...before, systemTime: 0 });
});

test('an edit without the name of its operator is refused', async () => {
  await expect(edit('l13', 'minutes', '60')).rejects.toThrow('--by must name the operator');
});
