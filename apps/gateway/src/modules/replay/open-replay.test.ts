import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test, vi } from 'vitest';
import { openLiveRoom, STREAM_PATIENCE } from '../../../test/media/live-room.ts';
import { storeRecording } from '../../../test/media/recording.ts';
import { createMoveLiveStatus } from '../live/status/move-status-service.ts';
import { createFollowEncoders } from '../stream/follow-encoder-service.ts';

const room = await openLiveRoom();
const { gateway } = room;
const doctor = await gateway.login('13900000002');
afterAll(() => gateway.close());

const readActivity = async (activityId: string) =>
  (await doctor.call('getActivityDetail', { activityId })).json().data.meetingActivity;

const end = (liveId: string) =>
  gateway.deps.db.transaction((tx) =>
    createMoveLiveStatus(gateway.deps)(tx, { liveId, transition: 'end', actor: 'operator' }),
  );

test('the end disconnects the encoder; once all is stored the replay opens, with every segment', async () => {
  await room.announce('l10');
  const camera = room.push(await room.renewKey('l10-1'));
  await vi.waitFor(async () => expect((await room.listSegments('l10-1')).length).toBeGreaterThan(1), STREAM_PATIENCE);
  await end('l10');
  expect((await readActivity('l10')).status).toBe(LiveStatus.end);
  await vi.waitFor(async () => expect((await readActivity('l10')).status).toBe(LiveStatus.replay), STREAM_PATIENCE);
  expect(camera.process.exitCode).not.toBeNull();

  const [replay] = (await readActivity('l10')).replayList;
  const playlist = await doctor.send({ method: 'GET', url: replay.streamInfoWithClarity[0].url });
  expect(playlist.body).toMatch(/#EXT-X-ENDLIST\n$/);
  const files = playlist.body.split('\n').filter((line) => line.endsWith('.m4s'));
  const stored = await room.listSegments('l10-1');
  expect(files).toHaveLength(stored.length);
  const base = replay.playlistUrl.slice(0, replay.playlistUrl.lastIndexOf('/'));
  expect((await doctor.send({ method: 'GET', url: `${base}/${files.at(-1)}` })).statusCode).toBe(200);
  const changes = await gateway.deps
    .sql`select transition, actor from live_status_change where live_id = 'l10' order by id`;
  expect(changes.at(-1)).toEqual({ transition: 'openReplay', actor: 'recording' });
});

test('an event without a recording stays ended', async () => {
  // Stored first: an event on the air that is past its plan and has no segment is ended within a second.
  await storeRecording(gateway, 'l02-1', [{ startedAt: Date.now() - 60_000, segments: 2 }]);
  await storeRecording(gateway, 'l03-1', [{ startedAt: Date.now() - 60_000, segments: 2, isPersisted: false }]);
  await gateway.deps.sql`
    update live_event set status = 40, playback_video_id = null where id in ('l02', 'l03', 'l09')`;
  for (const liveId of ['l09', 'l03', 'l02']) await end(liveId);
  await createFollowEncoders(gateway.deps, createMoveLiveStatus(gateway.deps))();
  expect((await readActivity('l02')).status).toBe(LiveStatus.replay);
  expect((await readActivity('l09')).status).toBe(LiveStatus.end);
  // Its storage was not available all the time.
  const { status, channelList } = await readActivity('l03');
  expect(status).toBe(LiveStatus.end);
  expect(channelList[0]).toMatchObject({ segmentTime: expect.any(Number), isRecorded: false });
});
