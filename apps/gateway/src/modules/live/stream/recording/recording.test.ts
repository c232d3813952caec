import { spawnSync } from 'node:child_process';
import { afterAll, expect, test, vi } from 'vitest';
import { openLiveRoom, STREAM_PATIENCE } from '../../../../../test/media/live-room.ts';
import type { StoredSegment } from '../stream-repository.ts';

const room = await openLiveRoom();
afterAll(() => room.gateway.close());

const untilStored = (channelId: string, count: number) =>
  vi.waitFor(
    async () => expect((await room.listSegments(channelId)).length).toBeGreaterThanOrEqual(count),
    STREAM_PATIENCE,
  );

/** Seconds between the ends and the begins of segments that follow each other; negative where they overlap. */
const getGaps = (segments: readonly StoredSegment[]) =>
  segments.slice(1).map((segment, index) => {
    const before = segments[index];
    return before ? (segment.startedAt - before.startedAt) / 1000 - before.seconds : 0;
  });

/** Kills the ffmpeg that makes segments for this test's gateway. */
function killTranscoder(): void {
  const folder = `${room.gateway.deps.config.dataDir}/live/`;
  const found = spawnSync('sh', [
    '-c',
    `for p in /proc/[0-9]*; do readlink $p/cwd | grep -q "^${folder}" && basename $p; done; true`,
  ]);
  for (const pid of found.stdout.toString().split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL');
}

test('an ffmpeg that is killed is replaced, and no more than a segment is lost', async () => {
  await room.announce('l10');
  room.push(await room.renewKey('l10-1'));
  await untilStored('l10-1', 2);
  killTranscoder();
  const { length } = await room.listSegments('l10-1');
  await untilStored('l10-1', length + 2);
  const segments = await room.listSegments('l10-1');
  expect(segments.map(({ position }) => position)).toEqual(segments.map((_, index) => index));
  expect(new Set(segments.map(({ runPosition }) => runPosition))).toEqual(new Set([0, 1]));
  expect(Math.max(...getGaps(segments))).toBeLessThan(2.1);
});

test('an encoder that comes back goes on in the same recording, after a break', async () => {
  await room.announce('l11');
  const key = await room.renewKey('l11-1');
  const first = room.push(key);
  await untilStored('l11-1', 1);
  await first.stop();
  await vi.waitFor(async () => {
    const { channel } = (await room.repository.findChannel('l11-1')) ?? {};
    expect(channel?.encoderId).toBeNull();
  }, STREAM_PATIENCE);
  const before = await room.listSegments('l11-1');
  room.push(key);
  await untilStored('l11-1', before.length + 1);
  const [last, next] = (await room.listSegments('l11-1')).slice(before.length - 1);
  expect([last?.runPosition, next?.runPosition]).toEqual([0, 1]);
  expect(next?.startedAt).toBeGreaterThanOrEqual((last?.startedAt ?? 0) + (last?.seconds ?? 0) * 1000);
});

test('a camera without sound has no rendition of sound', async () => {
  await room.announce('l12');
  room.push(await room.renewKey('l12-1'), { sound: false });
  await untilStored('l12-1', 1);
  expect(await room.listSegments('l12-1', 'audio')).toEqual([]);
  expect(await room.repository.findLastRun('l12-1')).toMatchObject({
    hasAudio: false,
    rungs: ['SD'],
    width: 320,
    height: 180,
  });
});

test('the definitions are those of the event, none larger than the source', async () => {
  await room.announce('l13');
  room.push(await room.renewKey('l13-1'), { height: 720 });
  await untilStored('l13-1', 1);
  expect(await room.repository.findLastRun('l13-1')).toMatchObject({ rungs: ['SD', 'HD'] });
  await vi.waitFor(
    async () => expect((await room.listSegments('l13-1', 'HD')).length).toBeGreaterThan(0),
    STREAM_PATIENCE,
  );
});
