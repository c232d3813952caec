import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { makePackets, sendPackets } from '../../../../test/media/encoder-packets.ts';
import { STREAM_PATIENCE } from '../../../../test/media/live-room.ts';
import { commands } from '../../../operator/commands.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createMediaTools } from '../../ingest/tools/media-tools.ts';
import { createMoveLiveStatus } from '../../live/status/move-status-service.ts';
import { createEncoderService } from '../encoder-service.ts';
import { createStartBySegment } from '../follow-encoder-service.ts';
import { createStreamKey } from '../stream-key.ts';
import { createStreamRepository } from '../stream-repository.ts';

const run = promisify(execFile);

const CHANNEL = 'l10-1';
const SECOND = 1000;
const MB = 1024 * 1024;

/** Above the floor of 200 MB by less than a second file of this size. */
const DISK = '300m';
const FILLER = Buffer.alloc(150 * MB);

const lines: string[] = [];
const clock = createFakeClock();
let folder: string;
let gateway: TestApp | undefined;
let isMounted = false;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-full-live-'));
  isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) });
  if (isMounted) gateway = await testApp({ clock, log, env: { DATA_DIR: join(folder, 'data') } });
});
afterAll(async () => {
  await gateway?.close();
  if (isMounted) await run('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

test('on a full disk a live event continues from memory, the operator is notified, and the recording resumes with free space', async ({
  skip,
}) => {
  if (!gateway) return skip('a small disk needs the right to mount a tmpfs');
  const { app, deps, operator } = gateway;
  const visitor = gateway.browser();
  const streams = createStreamRepository(deps.db);
  const move = createMoveLiveStatus(deps);
  const encoders = createEncoderService(deps, {
    findTool: createMediaTools({}),
    onSegments: createStartBySegment(move),
  });
  const packets = await makePackets({ seconds: 6 });
  const listSegments = () => streams.listSegments(CHANNEL, 'SD', { after: -1, since: 0 });
  const untilRuns = (persisted: readonly boolean[]) =>
    vi.waitFor(async () => {
      const runs = new Map((await listSegments()).map(({ runId, isPersisted }) => [runId, isPersisted]));
      expect([...runs.values()]).toEqual(persisted);
    }, STREAM_PATIENCE);
  const readActivity = async () =>
    (await visitor.call('getActivityDetail', { activityId: 'l10' })).json().data.meetingActivity;
  const readPlaylist = async () => {
    clock.advance(SECOND);
    const { channelList } = await readActivity();
    const [{ playlistUrl, streamInfoWithClarity }] = channelList;
    const base = playlistUrl.slice(0, playlistUrl.lastIndexOf('/'));
    const { body } = await visitor.send({ method: 'GET', url: streamInfoWithClarity[0].url });
    return [...body.matchAll(/^(?:#EXT-X-MAP:URI=")?(SD\/[^"\n]+)/gm)].map(([, file]) => `${base}/${file}`);
  };
  // The lease of an encoder is renewed every second, by a clock that has run ahead with its packets.
  const untilStatus = (expected: string) =>
    vi.waitFor(async () => {
      const printed: string[] = [];
      for await (const line of commands.live?.read(['status', 'l10'])(operator) ?? []) printed.push(line);
      expect(printed).toContain(expected);
    }, STREAM_PATIENCE);
  const readMetrics = async () =>
    (await app.inject({ url: '/gateway/metrics', remoteAddress: '127.0.0.1' })).body.match(/^storage_up \d/m)?.[0];

  await deps.sql`update live_event set status = 20, authorize_type = 'all' where id = 'l10'`;
  const { key, hash } = createStreamKey(CHANNEL);
  await streams.setKey(CHANNEL, hash);
  const disconnect = vi.fn<() => void>();
  const publication = await encoders.admit(key, { disconnect, pause: () => {}, resume: () => {} });
  let sent = 0;
  const send = () => sendPackets(publication, packets, { clock, from: sent++ * 6 * SECOND });

  send();
  await untilRuns([true]);
  await untilStatus('l10-1 streams and is recorded.');

  const filler = join(folder, 'filler');
  await writeFile(filler, FILLER);
  send();
  await untilRuns([true, false]);
  for (const url of await readPlaylist())
    expect([url, (await visitor.send({ method: 'GET', url })).statusCode]).toEqual([url, 200]);
  expect((await readActivity()).status).toBe(LiveStatus.living);
  expect(lines.filter((line) => line.includes('a live stream goes on, but is not recorded'))).toHaveLength(1);
  await untilStatus('l10-1 streams and is not recorded: the storage does not take its segments.');
  expect(await readMetrics()).toBe('storage_up 0');

  // Probed again while there is still no free space.
  clock.advance(11 * SECOND);
  send();
  await vi.waitFor(async () => expect((await listSegments()).length).toBeGreaterThan(7), STREAM_PATIENCE);
  await rm(filler);
  clock.advance(11 * SECOND);
  send();
  await untilRuns([true, false, true]);
  await untilStatus('l10-1 streams and is recorded.');
  expect(await readMetrics()).toBe('storage_up 1');
  expect(disconnect).not.toHaveBeenCalled();
  publication.onEnd();
  await encoders.closeAll();

  const segments = await listSegments();
  const ends = segments.map(({ startedAt, seconds }) => startedAt + seconds * SECOND);
  const breaks = segments.slice(1).map(({ startedAt }, index) => startedAt - (ends[index] ?? 0));
  expect(Math.min(...breaks)).toBeGreaterThan(-2 * SECOND);

  // Segments that were only in memory soon expire: viewers rewind to the next segments, and the replay has the rest.
  clock.advance(90 * SECOND);
  expect(await readPlaylist()).toHaveLength(1 + segments.filter(({ runPosition }) => runPosition === 2).length);
  await deps.sql`update live_event set status = ${LiveStatus.replay}, playback_video_id = null where id = 'l10'`;
  const persisted = segments.filter(({ isPersisted }) => isPersisted);
  const { replayList } = await readActivity();
  expect(replayList[0].durationSeconds).toBeCloseTo(
    persisted.reduce((total, { seconds }) => total + seconds, 0),
    3,
  );
});
