import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoRendition } from '@osteon/domain';
import { LiveStatus } from '@osteon/domain';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { makePackets, sendPackets } from '../../../../test/media/encoder-packets.ts';
import { STREAM_PATIENCE } from '../../../../test/media/live-room.ts';
import { writeProgram } from '../../../../test/media/write-program.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createMediaTools } from '../../ingest/tools/media-tools.ts';
import { createMoveLiveStatus } from '../../live/status/move-status-service.ts';
import { createStatusRepository } from '../../live/status/status-repository.ts';
import { createEncoderService } from '../encoder-service.ts';
import type { Publication } from '../encoder-socket.ts';
import { createFollowEncoders, createStartBySegment } from '../follow-encoder-service.ts';
import { type StoredSegment } from '../segment-file.ts';
import { createStreamKey } from '../stream-key.ts';
import { createStreamRepository } from '../stream-repository.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const lines: string[] = [];
const clock = createFakeClock();
const gateway = await testApp({ clock, log: createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) }) });
const { deps } = gateway;
const { db, sql } = deps;
const move = createMoveLiveStatus(deps);
const follow = createFollowEncoders(deps, move);
const streams = createStreamRepository(db);
const statuses = createStatusRepository(db);
const doctor = await gateway.login('13900000002');
const packets = await makePackets({ seconds: 3, height: 90 });
afterAll(() => gateway.close());
beforeEach(() => void lines.splice(0));

/** Encoders of a gateway on the test's database. */
const openEncoders = (ffmpegPath?: string, onSegments = createStartBySegment(move)) =>
  createEncoderService(deps, {
    findTool: createMediaTools(ffmpegPath === undefined ? {} : { ffmpegPath }),
    onSegments,
  });
const encoders = openEncoders();

const publications: Publication[] = [];
afterEach(async () => {
  for (const publication of publications.splice(0)) publication.onEnd();
  await encoders.closeAll();
});

/** Connects an encoder until the end of the test. */
async function publish({ admit }: typeof encoders, key: string, disconnect = () => {}): Promise<Publication> {
  const publication = await admit(key, { disconnect, pause: () => {}, resume: () => {} });
  publications.push(publication);
  return publication;
}

/** Opens an event to everybody, as it was announced; returns the key of its first channel. */
async function announce(liveId: string, renditions: readonly VideoRendition[] = ['SD']): Promise<string> {
  await sql`update live_event set status = 20, authorize_type = 'all', renditions = ${renditions} where id = ${liveId}`;
  const { key, hash } = createStreamKey(`${liveId}-1`);
  await streams.setKey(`${liveId}-1`, hash);
  return key;
}

const listSegments = (channelId: string, rendition: 'SD' | 'audio' = 'SD') =>
  streams.listSegments(channelId, rendition, { after: -1, since: 0 });

const sum = (segments: readonly StoredSegment[]) => segments.reduce((total, { seconds }) => total + seconds, 0);

/** Waits for a recording of more than this, as ffmpeg has a limit for what is left when the encoder goes. */
const isRecorded = (channelId: string, seconds: number) =>
  vi.waitFor(async () => expect(sum(await listSegments(channelId))).toBeGreaterThan(seconds), STREAM_PATIENCE);

/** Seconds between the end of one segment and the start of the next. */
const getGaps = (segments: readonly StoredSegment[]) =>
  segments
    .slice(1)
    .map(
      (next, index) => (next.startedAt - (segments[index]?.startedAt ?? 0)) / SECOND - (segments[index]?.seconds ?? 0),
    );

/** The runs of running ffmpeg processes. */
const listWork = () => readdir(join(deps.config.dataDir, 'live'));

test('an encoder that disconnects twenty times in ten minutes leaves a recording without any other gap, and a complete replay', async () => {
  const key = await announce('l10');
  const drops: number[] = [];
  const seen: unknown[] = [];
  for (let count = 0; count < 20; count++) {
    const publication = await publish(encoders, key);
    const before = sum(await listSegments('l10-1'));
    sendPackets(publication, packets, { clock });
    await isRecorded('l10-1', before + 1);
    publication.onEnd();
    await encoders.closeAll();
    seen.push(await statuses.findStatus('l10'));
    // Every second drop is short enough for the event to continue.
    const seconds = count % 2 === 0 ? 5 : 49;
    drops.push(seconds);
    clock.advance(seconds * SECOND);
    await follow();
    seen.push(await statuses.findStatus('l10'));
  }
  const { living, pause } = LiveStatus;
  expect(seen).toEqual(Array.from({ length: 10 }, () => [living, living, living, pause]).flat());
  const moves = (await statuses.listChanges('l10', 100))
    .map(({ transition: event, actor }) => `${actor} ${event}`)
    .toReversed();
  expect(moves).toEqual([
    'encoder start',
    ...Array.from({ length: 9 }, () => ['encoder pause', 'encoder resume']).flat(),
    'encoder pause',
  ]);

  const segments = await listSegments('l10-1');
  expect(segments.map(({ position }) => position)).toEqual(segments.map((_, index) => index));
  expect([...new Set(segments.map(({ runPosition }) => runPosition))]).toEqual(
    Array.from({ length: 20 }, (_, at) => at),
  );
  const gaps = getGaps(segments).filter((gap) => Math.abs(gap) > 0.01);
  expect(gaps).toHaveLength(19);
  for (const [index, gap] of gaps.entries()) expect(Math.abs(gap - (drops[index] ?? 0))).toBeLessThan(0.2);
  expect(sum(segments)).toBeGreaterThan(20 * 2.9);

  await db.transaction((tx) => move(tx, { liveId: 'l10', transition: 'end', actor: 'operator' }));
  await follow();
  const { replayList } = (await doctor.call('getActivityDetail', { activityId: 'l10' })).json().data.meetingActivity;
  expect(replayList[0].durationSeconds).toBeCloseTo(sum(segments), 3);
  const { body } = await doctor.send({ method: 'GET', url: replayList[0].streamInfoWithClarity[0].url });
  expect(body.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(19);
  expect(body.match(/\.m4s\n/g)).toHaveLength(segments.length);
});

test('an encoder whose timestamps start anywhere and jump by an hour is recorded in one piece, by the clock of the gateway', async () => {
  const key = await announce('l11');
  const startedAt = clock.now();
  const publication = await publish(encoders, key);
  for (const from of [5 * HOUR, 6 * HOUR, HOUR, 2 ** 32 - 2 * SECOND]) {
    sendPackets(publication, packets, { clock, from });
    clock.advance(70);
  }
  const seconds = (clock.now() - startedAt) / SECOND;
  await isRecorded('l11-1', seconds - 3);
  publication.onEnd();
  await encoders.closeAll();
  const segments = await listSegments('l11-1');
  expect(new Set(segments.map(({ runId }) => runId)).size).toBe(1);
  expect(Math.abs(sum(segments) - seconds)).toBeLessThan(0.3);
  expect(Math.max(...segments.map((segment) => segment.seconds))).toBeLessThan(2.2);
  expect(Math.abs((segments[0]?.startedAt ?? 0) - startedAt)).toBeLessThan(100);
  expect(Math.abs(sum(await listSegments('l11-1', 'audio')) - seconds)).toBeLessThan(0.3);
});

test('a machine that cannot keep up drops its largest rendition, continues without a gap, and retains the smallest', async () => {
  const key = await announce('l12', ['SD', 'HD']);
  const hdPackets = await makePackets({ seconds: 3, height: 720, rate: 3 });
  const publication = await publish(encoders, key);
  // Half a minute at once: the backlog of a slow machine.
  for (let count = 0; count < 10; count++) sendPackets(publication, hdPackets, { clock, from: count * 3 * SECOND });
  await isRecorded('l12-1', 27);
  publication.onEnd();
  await encoders.closeAll();
  const segments = await listSegments('l12-1');
  expect(await sql`select renditions from live_run where channel_id = 'l12-1' order by position`).toEqual([
    { renditions: ['SD', 'HD'] },
    { renditions: ['SD'] },
  ]);
  expect(Math.max(...getGaps(segments))).toBeLessThan(0.1);
  expect(sum(segments)).toBeGreaterThan(29);
  expect(lines.join('')).toContain('this machine is too slow for all definitions of a live stream');
});

test('an ffmpeg that hangs, so that nothing is stored for a minute, disconnects the encoder', async () => {
  const hanging = openEncoders(await writeProgram('exec cat >/dev/null'));
  const disconnect = vi.fn<() => void>();
  const publication = await publish(hanging, await announce('l13'), disconnect);
  for (let count = 0; count < 20; count++) sendPackets(publication, packets, { clock, from: count * 3 * SECOND });
  expect(disconnect).not.toHaveBeenCalled();
  sendPackets(publication, packets, { clock, from: 60 * SECOND });
  expect(disconnect).toHaveBeenCalled();
  publication.onEnd();
  await hanging.closeAll();
});

test('an ffmpeg that does not end delays the stop of the gateway only up to its timeout', async () => {
  const endless = openEncoders(await writeProgram('exec sleep 300'));
  const publication = await publish(endless, await announce('l13'));
  sendPackets(publication, packets, { clock });
  publication.onEnd();
  const startedAt = performance.now();
  await endless.closeAll(100);
  // A disconnected encoder alone leaves ffmpeg 15 s.
  expect(performance.now() - startedAt).toBeLessThan(14_000);
});

test('a database that accepts no rows for most of a minute loses no part of the recording', async () => {
  const key = await announce('l15');
  const publication = await publish(encoders, key);
  let sent = 0;
  const send = (times: number) => {
    for (let count = 0; count < times; count++) sendPackets(publication, packets, { clock, from: sent++ * 3 * SECOND });
  };
  send(2);
  await vi.waitFor(async () => expect(await listSegments('l15-1')).toHaveLength(2), STREAM_PATIENCE);
  const [first] = await listWork();
  await sql`alter table live_segment rename to live_segment_away`;
  // More than ffmpeg's list of segments holds.
  send(16);
  await vi.waitFor(() => expect(lines.join('')).toContain('cannot be stored, and are tried again'), STREAM_PATIENCE);
  await vi.waitFor(async () => {
    const [next, ...others] = await listWork();
    expect(others).toEqual([]);
    expect(next).not.toBe(first);
  }, STREAM_PATIENCE);
  await sql`alter table live_segment_away rename to live_segment`;
  await isRecorded('l15-1', 51);
  publication.onEnd();
  await encoders.closeAll();
  const segments = await listSegments('l15-1');
  expect(Math.max(...getGaps(segments))).toBeLessThan(0.1);
  expect(sum(segments)).toBeGreaterThan(53);
});

test('a database that fails while the encoder disconnects loses no part of the recording', async () => {
  let failures = 0;
  const failing = openEncoders(undefined, async () => {
    if (failures > 0 && failures++ < 25) throw new Error('the database is away');
  });
  const publication = await publish(failing, await announce('l14'));
  sendPackets(publication, packets, { clock });
  await vi.waitFor(async () => expect(await listSegments('l14-1')).not.toEqual([]), STREAM_PATIENCE);
  failures = 1;
  sendPackets(publication, packets, { clock, from: 3 * SECOND });
  publication.onEnd();
  await failing.closeAll();
  expect(sum(await listSegments('l14-1'))).toBeGreaterThan(5.9);
});

test('segments that were sent to an event that ended do not start it once it is announced again', async () => {
  const key = await announce('l16');
  const disconnect = vi.fn<() => void>();
  const publication = await publish(encoders, key, disconnect);
  sendPackets(publication, packets, { clock });
  await vi.waitFor(async () => expect(await statuses.findStatus('l16')).toBe(LiveStatus.living), STREAM_PATIENCE);
  await db.transaction(async (tx) => {
    for (const event of ['end', 'disable', 'enable', 'submit', 'approve'] as const)
      await move(tx, { liveId: 'l16', transition: event, actor: 'operator' });
  });
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalled(), STREAM_PATIENCE);
  const before = sum(await listSegments('l16-1'));
  sendPackets(publication, packets, { clock, from: 3 * SECOND });
  await isRecorded('l16-1', before);
  publication.onEnd();
  await encoders.closeAll();
  expect(await statuses.findStatus('l16')).toBe(LiveStatus.advertise);

  const next = await publish(encoders, key);
  sendPackets(next, packets, { clock });
  await isRecorded('l16-1', before + 4);
  next.onEnd();
  await encoders.closeAll();
  expect(await statuses.findStatus('l16')).toBe(LiveStatus.living);
});

test('the lease of a channel is held by one encoder over all gateways', async () => {
  const key = await announce('l14');
  const publication = await publish(encoders, key);
  await expect(publish(openEncoders(), key)).rejects.toThrow('Another encoder is streaming with this key');
  publication.onEnd();
  await encoders.closeAll();
});

test('without ffmpeg encoders receive the reason, one log line names the package, and everything else works', async () => {
  const key = await announce('l14');
  await expect(publish(openEncoders('/nowhere/ffmpeg'), key)).rejects.toThrow('The portal has no ffmpeg');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('apt-get install ffmpeg');
  expect((await doctor.call('getActivityDetail', { activityId: 'l14' })).statusCode).toBe(200);
  expect((await doctor.call('listLives', { when: 'coming' })).statusCode).toBe(200);
});

test('an ffmpeg that always fails is not restarted, and the encoder is disconnected', async () => {
  const failing = openEncoders(await writeProgram('echo out of memory >&2\nexit 1'));
  const disconnect = vi.fn<() => void>();
  const publication = await publish(failing, await announce('l14'), disconnect);
  sendPackets(publication, packets, { clock });
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledOnce(), STREAM_PATIENCE);
  publication.onEnd();
  await failing.closeAll();
  expect(lines.filter((line) => line.includes('out of memory'))).toHaveLength(6);
});
