import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LiveStatus } from '@osteon/domain';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { commands } from '../../../operator/commands.ts';

const gateway = await testApp();
const visitor = gateway.browser();
afterAll(() => gateway.close());

const { sql } = gateway.deps;
const folder = await mkdtemp(join(tmpdir(), 'osteon-live-'));
const image = { create: { width: 640, height: 360, channels: 3, background: '#2266aa' } } as const;
await sharp(image).jpeg().toFile(join(folder, 'cover.jpg'));
await writeFile(join(folder, 'words.jpg'), 'no picture');
await symlink(join(folder, 'cover.jpg'), join(folder, 'link.jpg'));

const event = {
  id: 'tumour-day',
  title: '骨肿瘤保肢手术直播',
  titleEn: 'Limb salvage for bone tumours',
  specialty: 'joint',
  tags: ['保肢'],
  begin: '2099-12-01T20:00:00+08:00',
  minutes: 90,
  authorize: 'all',
  introduce: '<p>由<strong>三维打印</strong>假体重建。</p>',
  lecturers: ['e22'],
  channels: [
    { name: '主会场', type: 'main' },
    { name: '课件', type: 'slides' },
  ],
  picture: 'cover.jpg',
};

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(words)(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

async function create(change: Readonly<Record<string, unknown>>): Promise<string> {
  const path = join(folder, 'event.json');
  await writeFile(path, JSON.stringify({ ...event, ...change }));
  return run('create', path, '--by', '林');
}

test('a created event is announced by two transitions, and is found by the search from then on until it is cancelled', async () => {
  expect(await create({})).toMatch(/^tumour-day is made and not announced yet: /);
  expect((await visitor.call('getActivityDetail', { activityId: 'tumour-day' })).json().code).toBe(40400);
  await run('status', 'tumour-day', 'submit', '--by', '林');
  await run('status', 'tumour-day', 'approve', '--by', '林');
  const { meetingActivity } = (await visitor.call('getActivityDetail', { activityId: 'tumour-day' })).json().data;
  expect(meetingActivity).toMatchObject({
    activityTitle: event.title,
    status: LiveStatus.advertise,
    planBeginTime: Date.parse(event.begin),
    planEndTime: Date.parse(event.begin) + 90 * 60_000,
    agenda: [],
    channelList: [{ channelName: '主会场' }, { channelName: '课件' }],
    picture: { width: 640 },
  });
  const { url } = meetingActivity.picture;
  expect((await visitor.send({ method: 'GET', url })).statusCode).toBe(200);
  expect(await findEntries()).toEqual([{ title: event.title }]);
  expect(await run('keys', 'tumour-day', '--by', '林')).toMatch(/tumour-day-2_/);
  expect(await sql`select detail from audit_entry where event = 'liveCreated'`).toEqual([
    { detail: { by: '林', live: 'tumour-day' } },
  ]);
  await run('cancel', 'tumour-day', '--by', '林');
  expect(await findEntries()).toEqual([]);
});

const findEntries = () => sql`select title from search_entry where resource_id = 'tumour-day'`;

test.each([
  [{ id: 'l01' }, 'there is a live event l01 already.'],
  [{ id: 'With_Line' }, 'id is 1 to 32 of a-z, 0-9 and -'],
  [{ id: 'new', specialty: 'dentistry' }, 'specialty is one of joint, '],
  [{ id: 'new', lecturers: ['e22', 'e999'] }, 'lecturers names e999, who is no doctor'],
  [{ id: 'new', begin: '2099-12-01T20:00' }, 'begin is a moment with its zone'],
  [{ id: 'new', minutes: 0 }, 'minutes is 1 at least'],
  [{ id: 'new', introduce: '<script>x</script>' }, 'introduce only <p>'],
  [{ id: 'new', channels: [] }, 'channels must name at least one'],
  [{ id: 'new', picture: 'none.jpg' }, 'cannot be read.'],
  [{ id: 'new', picture: 'words.jpg' }, 'cannot be decoded'],
  [{ id: 'new', picture: 'link.jpg' }, 'is a symbolic link'],
  [{ id: 'new', colour: 'red' }, 'Unrecognized key'],
])('a file with %j is refused, and nothing is written', async (change, reason) => {
  const count = () => sql`select count(*)::int as events from live_event`;
  const before = await count();
  await expect(create(change)).rejects.toThrow(reason);
  expect(await count()).toEqual(before);
});
