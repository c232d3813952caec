import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { storeRecording } from '../../../test/media/recording.ts';
import { commands } from '../../operator/commands.ts';

const gateway = await testApp();
afterAll(() => gateway.close());

const { sql, storage, clock } = gateway.deps;

async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(['record', ...words])(gateway.operator) ?? []) lines.push(line);
  return lines;
}

const listFiles = async (channelId: string) =>
  [...(await storage.files.listAll(`live/${channelId}`, { recursive: true })).objects].length;

test('the runs of a recording are listed, and each is exported as a file of its largest rendition', async () => {
  const now = clock.now();
  await storeRecording(gateway, 'l02-1', [
    { startedAt: now, segments: 2 },
    { startedAt: now + 60_000, segments: 1, renditions: ['SD', 'HD'] },
  ]);
  expect(await run('l02')).toEqual([
    expect.stringMatching(/^channel /),
    expect.stringMatching(/^l02-1 .* 1 .* 00:04 +SD$/),
    expect.stringMatching(/^l02-1 .* 2 .* 00:02 +HD$/),
  ]);

  const folder = await mkdtemp(join(tmpdir(), 'osteon-record-'));
  const paths = [join(folder, 'l02-1-1.mp4'), join(folder, 'l02-1-2.mp4')];
  expect(await run('l02', 'export', folder, '--by', '林')).toEqual(paths);
  // The bytes of a stored file are its path.
  expect(await readFile(paths[0] ?? '', 'utf8')).toMatch(
    /^live\/l02-1\/SD\/\S+init\.mp4live\S+\/0\.m4slive\S+\/1\.m4s$/,
  );
  expect(await readFile(paths[1] ?? '', 'utf8')).toMatch(/^live\/l02-1\/HD\/\S+init\.mp4live\S+\/0\.m4s$/);
  await expect(run('l02', 'export', folder, '--by', '林')).rejects.toThrow('is there already.');
  expect(await readdir(folder)).toHaveLength(2);
});

test('the recording of an event that is over is removed with its files, and its replay is paused', async () => {
  await sql`update live_event set playback_video_id = null, status = ${LiveStatus.replay} where id = 'l03'`;
  await storeRecording(gateway, 'l03-1', [{ startedAt: clock.now(), segments: 2 }]);
  expect(await run('l03', 'remove', '--by', '林')).toEqual(['The recording of l03 is removed.']);
  expect(await listFiles('l03-1')).toBe(0);
  const [event] = await sql`select status from live_event where id = 'l03'`;
  expect(event?.status).toBe(LiveStatus.replayPause);
  expect(await run('l03')).toEqual(['l03 has no recording.']);
  expect(
    await sql`select detail from audit_entry where event = 'liveRecordingRemoved' and detail ->> 'live' = 'l03'`,
  ).toEqual([{ detail: { by: '林', live: 'l03' } }]);
});

test('a recording that may still be running is not removed', async () => {
  await sql`update live_event set status = ${LiveStatus.living} where id = 'l04'`;
  await storeRecording(gateway, 'l04-1', [{ startedAt: clock.now(), segments: 1 }]);
  await expect(run('l04', 'remove', '--by', '林')).rejects.toThrow('l04 is not over');
  expect(await listFiles('l04-1')).toBeGreaterThan(0);
});

test.each([
  [['l99'], 'There is no live event l99 with channels.'],
  [['l05', 'remove', '--by', '林'], 'l05 has no recording.'],
  [['l05', 'export', '/tmp/none', '--by', '林'], 'l05 has no recording.'],
  [['l05', 'export', '--by', '林'], 'record takes export FOLDER or remove.'],
  [['l05', 'remove'], '--by must name the operator'],
])('%j is refused', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
});
