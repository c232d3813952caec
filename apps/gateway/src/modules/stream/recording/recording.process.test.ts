import { readdirSync, readlinkSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { openLiveRoom, STREAM_PATIENCE } from '../../../../test/media/live-room.ts';
import type { StoredSegment } from '../segment-file.ts';

const room = await openLiveRoom();
const other = await openLiveRoom({ beside: room.gateway });
let isOtherOpen = true;
afterAll(async () => {
  await closeOther();
  await room.gateway.close();
});

async function closeOther(): Promise<void> {
  if (isOtherOpen) await other.gateway.close();
  isOtherOpen = false;
}

const untilStored = (channelId: string, count: number) =>
  vi.waitFor(
    async () => expect((await room.listSegments(channelId)).length).toBeGreaterThanOrEqual(count),
    STREAM_PATIENCE,
  );

/** Seconds between the end of a segment and the start of the next; negative if they overlap. */
const getGaps = (segments: readonly StoredSegment[]) =>
  segments.slice(1).map((segment, index) => {
    const before = segments[index];
    return before ? (segment.startedAt - before.startedAt) / 1000 - before.seconds : 0;
  });

/** Kills the ffmpeg that makes segments for this test's gateway. */
function killTranscoder(): void {
  const folder = `${room.gateway.deps.config.dataDir}/live/`;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (readFolder(pid).startsWith(folder)) process.kill(Number(pid), 'SIGKILL');
}

/** The working directory of a process; empty for one that has ended or is another user's. */
function readFolder(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
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

test('an encoder that reconnects continues the same recording, after a break, and open pages are notified', async () => {
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
  const notified: string[] = [];
  room.gateway.deps.contentEvents.onChange((ids) => notified.push(...(ids ?? [])));
  room.push(key);
  await untilStored('l11-1', before.length + 1);
  await vi.waitFor(() => expect(notified).toContain('l11'), STREAM_PATIENCE);
  const [last, next] = (await room.listSegments('l11-1')).slice(before.length - 1);
  expect([last?.runPosition, next?.runPosition]).toEqual([0, 1]);
  expect(next?.startedAt).toBeGreaterThanOrEqual((last?.startedAt ?? 0) + (last?.seconds ?? 0) * 1000);
});

test('a camera without audio has no audio rendition', async () => {
  await room.announce('l12');
  room.push(await room.renewKey('l12-1'), { sound: false, rate: 4 });
  await untilStored('l12-1', 1);
  expect(await room.listSegments('l12-1', 'audio')).toEqual([]);
  expect(await room.repository.findLastRun('l12-1')).toMatchObject({
    hasAudio: false,
    renditions: ['SD'],
    width: 320,
    height: 180,
  });
});

test('the renditions are those of the event, none larger than the source', async () => {
  await room.announce('l13');
  room.push(await room.renewKey('l13-1'), { height: 720, rate: 4 });
  await untilStored('l13-1', 1);
  expect(await room.repository.findLastRun('l13-1')).toMatchObject({ renditions: ['SD', 'HD'] });
  await vi.waitFor(
    async () => expect((await room.listSegments('l13-1', 'HD')).length).toBeGreaterThan(0),
    STREAM_PATIENCE,
  );
});

test('a gateway that stops stores the received packets, and releases the channel to another one', async () => {
  await room.announce('l14');
  const key = await room.renewKey('l14-1');
  const camera = other.push(key);
  await untilStored('l14-1', 1);
  const before = await room.listSegments('l14-1');
  await closeOther();
  await vi.waitFor(() => expect(camera.process.exitCode).not.toBeNull(), STREAM_PATIENCE);
  const stored = await room.listSegments('l14-1');
  expect(stored.length).toBeGreaterThan(before.length);
  room.push(key);
  await untilStored('l14-1', stored.length + 1);
});
