import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { commands } from '../../../operator/commands.ts';

const gateway = await testApp();
const browser = await gateway.login('13900000003');
afterAll(() => gateway.close());

const { sql } = gateway.deps;
const path = join(await mkdtemp(join(tmpdir(), 'osteon-agenda-')), 'agenda.csv');

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(['agenda', ...words])(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

async function replace(csv: string, ...words: string[]): Promise<string> {
  await writeFile(path, csv);
  return run('l13', path, ...words);
}

const HEAD = 'id,group,offset,minutes,title,lecturer\n';

const readAgenda = async () =>
  (await browser.call('getActivityDetail', { activityId: 'l13' })).json().data.meetingActivity.agenda;

const findWords = () => sql`select parts from search_entry where resource_id = 'l13'`;

test('an agenda is printed, and importing the output changes nothing', async () => {
  const before = await readAgenda();
  const csv = await run('l13');
  expect(csv).toMatch(/^id,group,offset,minutes,title,lecturer\n/);
  const count = before.flatMap(({ items }: { items: unknown[] }) => items).length;
  expect(await replace(csv, '--by', '林')).toBe(`l13 has an agenda of ${count} item(s).`);
  expect(await readAgenda()).toEqual(before);
});

test('an item that retains its id retains its bookings under another title, and the search finds the new title', async () => {
  const [{ items }] = await readAgenda();
  const [{ itemId, title }] = items;
  await browser.call('subscribeActivity', { activityId: 'l13', itemId });
  const renamed = (await run('l13')).replace(title, '改名后的开场病例');
  await replace(renamed, '--by', '林');
  const [first] = (await readAgenda())[0].items;
  expect(first).toMatchObject({ itemId, title: '改名后的开场病例', booked: true });
  expect(JSON.stringify(await findWords())).toContain('改名后的开场病例');
  expect(JSON.stringify(await findWords())).not.toContain(title);
  const [entry] = await sql`select detail from audit_entry where event = 'liveAgendaReplaced' order by id desc limit 1`;
  expect(entry?.detail).toMatchObject({ by: '林', live: 'l13' });

  expect(await replace('id,group,offset,minutes,title,lecturer\n,新组,0,10,另一项,e22\n', '--by', '林')).toBe(
    'l13 has an agenda of 1 item(s).\n1 booking(s) are of items that it no longer has; their ids bring them back.',
  );
});

test('the agenda of several halls contains their names, and pages are notified of another hall at once', async () => {
  const readHalls = async () => {
    const { data } = (await browser.call('getActivityDetail', { activityId: 'l08' })).json();
    return data.meetingActivity.agenda.map(({ group, subMeetingUuid }: Record<string, string>) => [
      group,
      subMeetingUuid,
    ]);
  };
  const before = await readHalls();
  expect(new Set(before.map(([, hall]: string[]) => hall)).size).toBeGreaterThan(1);
  const csv = await run('l08');
  expect(csv).toMatch(/^id,group,offset,minutes,title,lecturer,hall\n/);
  await writeFile(path, csv);
  await run('l08', path, '--by', '林');
  expect(await readHalls()).toEqual(before);

  const [row] = await sql`select halls from live_event where id = 'l08'`;
  const [first, second] = row?.halls ?? [];
  await writeFile(path, `${HEAD.trim()},hall\n,组,0,10,题,e22,${second.name}\n`);
  await run('l08', path, '--by', '林');
  expect(await readHalls()).toEqual([['组', 'l08.2']]);
  await writeFile(path, `${HEAD},组,0,10,题,e22\n`);
  await expect(run('l08', path, '--by', '林')).rejects.toThrow('agenda.csv:1 lacks the column hall');
  await writeFile(path, `${HEAD.trim()},hall\n,组,0,10,题,e22,别处\n`);
  await expect(run('l08', path, '--by', '林')).rejects.toThrow(`agenda.csv:2 hall: is one of ${first.name}, `);
});

test.each([
  ['group,offset,minutes,title,lecturer\n', 'agenda.csv:1 lacks the column id'],
  [`${HEAD},组,x,10,题,e22\n`, 'agenda.csv:2 offset: is a whole number of minutes'],
  [`${HEAD},组,0,0,题,e22\n`, 'agenda.csv:2 minutes: is 1 to 10080 minutes'],
  [`${HEAD},组,0,10,题,e22\na,组,10,10,二,e999\n`, 'agenda.csv:3 lecturer: e999 is no doctor'],
  [`${HEAD}a,组,0,10,题,e22\na,组,10,10,二,e22\n`, 'agenda.csv:3 id: a is that of line 2'],
  [`${HEAD.trim()},hall\n,组,0,10,题,e22,主会场\n`, 'agenda.csv:2 hall: must be empty: the event has no halls'],
  [`${HEAD}有,组,0,10,题,e22\n`, 'agenda.csv:2 id: is 40 at most of letters, digits, _ and -'],
])('%j is refused with its line, and nothing is stored', async (csv, reason) => {
  const before = await readAgenda();
  await expect(replace(csv, '--by', '林')).rejects.toThrow(reason);
  expect(await readAgenda()).toEqual(before);
});

test('an unknown event or file, and a change without the name of its operator are refused', async () => {
  await expect(run('l99')).rejects.toThrow('There is no live event l99.');
  await expect(run('l13', '/nowhere/agenda.csv', '--by', '林')).rejects.toThrow('cannot be read.');
  await expect(replace(HEAD)).rejects.toThrow('--by must name the operator');
});
