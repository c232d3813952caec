import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { commands } from '../../operator/commands.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advert-'));
  const picture = sharp({ create: { width: 320, height: 180, channels: 3, background: '#234' } });
  await writeFile(join(folder, 'arc3.png'), await picture.png().toBuffer());
});
afterAll(() => gateway.close());

const { sql } = gateway.deps;

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.advert?.read(words)(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

const at = (days: number) => new Date(clock.now() + days * 24 * 60 * 60 * 1000).toISOString();

const given = () => ({
  id: 'arc3',
  place: 'live',
  event: 'l09',
  title: '明隅Arc-3移动式三维C形臂',
  text: '术中即可核对螺钉位置',
  link: 'https://maker.example/arc-3',
  picture: 'arc3.png',
  from: at(-1),
  until: at(7),
  cap: 1,
});

async function write(advert: object): Promise<string> {
  const path = join(folder, 'advert.json');
  await writeFile(path, JSON.stringify(advert));
  return path;
}

const readAdvert = async () =>
  (await gateway.browser().call('getLiveAdvert', { activityId: 'l09' })).json().data.advert;

test('an operator creates, lists, edits and removes an advert, and each change is logged', async () => {
  expect(await run('create', await write(given()), '--by', '林')).toBe('arc3 is made.');
  expect(await readAdvert()).toMatchObject({
    id: 'arc3',
    title: '明隅Arc-3移动式三维C形臂',
    picture: { width: 320 },
    pcLink: 'https://maker.example/arc-3',
  });
  expect(await run('list')).toMatch(/^advert .*\n(?:.*\n)*arc3 +live l09 +runs .* 1 {2}明隅Arc-3移动式三维C形臂/);
  expect(await run('edit', 'arc3', 'title', '三维C形臂', '--by', '林')).toBe('arc3 has another title.');
  expect(await readAdvert()).toMatchObject({ title: '三维C形臂' });
  await run('edit', 'arc3', 'from', at(1), '--by', '林');
  expect(await run('list')).toMatch(/arc3 +live l09 +waits/);
  expect(await run('remove', 'arc3', '--by', '林')).toBe('arc3 is removed.');
  expect(await run('list')).not.toContain('arc3');
  expect(await sql`select event, detail from audit_entry where event like 'advert%' order by id`).toEqual([
    { event: 'advertCreated', detail: { by: '林', advert: 'arc3' } },
    { event: 'advertEdited', detail: { by: '林', advert: 'arc3', field: 'title', value: '三维C形臂' } },
    { event: 'advertEdited', detail: { by: '林', advert: 'arc3', field: 'from', value: at(1) } },
    { event: 'advertRemoved', detail: { by: '林', advert: 'arc3' } },
  ]);
});

test.each<[string, object, RegExp]>([
  ['an id with a blank', { id: 'a b' }, /id is 1 to 32 of a-z/],
  ['a place that is none', { place: 'search' }, /place is one of home, live/],
  ['an event at home', { place: 'home' }, /event is for the place live alone/],
  ['an event that is none', { event: 'nothing' }, /there is no live event nothing/],
  ['a script as link', { link: 'javascript:alert(1)' }, /link is a path of the portal or an https address/],
  ['a link beside the portal', { link: '//maker.example' }, /link is a path of the portal/],
  ['an end before the begin', { until: at(-2) }, /until is after from/],
  ['a begin without its zone', { from: '2026-12-01T00:00:00' }, /from is a moment with its zone/],
  ['no cap', { cap: 0 }, /cap is 1 at least/],
  ['a long title', { title: '骨'.repeat(41) }, /title may have 40 characters/],
  ['a picture that is not there', { picture: 'none.png' }, /picture .*none\.png cannot be read/],
  ['an unknown field', { colour: 'red' }, /colour/],
])('%s is refused, and nothing is written', async (_what, change, reason) => {
  const path = await write({ ...given(), ...change });
  await expect(run('create', path, '--by', '林')).rejects.toThrow(reason);
  expect(await run('list')).not.toContain('arc3');
});

test('an advert with an id that is in use is refused', async () => {
  const path = await write({ ...given(), id: 'l06-p22' });
  await expect(run('create', path, '--by', '林')).rejects.toThrow(/there is an advert l06-p22 already/);
});

test.each<[string, string[], RegExp]>([
  ['no word', [], /needs one of: list/],
  ['another word', ['show'], /takes one of: list/],
  ['a change of nobody', ['remove', 'l06-p22'], /--by must name the operator/],
  ['an advert that is none', ['remove', 'none', '--by', '林'], /There is no advert none/],
  ['an edit of none', ['edit', 'none', 'cap', '2', '--by', '林'], /There is no advert none/],
  ['a field that is none', ['edit', 'l06-p22', 'id', 'x', '--by', '林'], /id cannot be edited; these can: title/],
  ['a cap of words', ['edit', 'l06-p22', 'cap', 'often', '--by', '林'], /cap is a number/],
  ['an end before the begin', ['edit', 'l06-p22', 'until', at(-9999), '--by', '林'], /ends after it begins/],
])('%s is refused', async (_what, words, reason) => {
  await expect((async () => run(...words))()).rejects.toThrow(reason);
});
