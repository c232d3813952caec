import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { createMoveLiveStatus } from './move-status-service.ts';

const MINUTE = 60_000;
const clock = createFakeClock();
const gateway = await testApp({ clock });
const { db, sql } = gateway.deps;
// An assistant of l06 to l08 (rules/live-operator#assistants).
const assistant = await gateway.login('13900000003');
const doctor = await gateway.login('13900000002');
afterAll(() => gateway.close());

const readActivity = async () =>
  (await doctor.call('getActivityDetail', { activityId: 'l06' })).json().data.meetingActivity;

/** A segment of the first channel, now. */
const storeSegment = () => storeRecording(gateway, 'l06-1', [{ startedAt: clock.now() - 2000, segments: 1 }]);

test('an event that is announced again has its planned times, and waits for a stream', async () => {
  await sql`update live_event set status = ${LiveStatus.living}, authorize_type = 'all' where id = 'l06'`;
  const { agenda } = await readActivity();
  await storeSegment();
  clock.advance(MINUTE);
  const itemId = agenda[0].items[0].itemId;
  expect((await assistant.call('startLiveAgendaItem', { activityId: 'l06', itemId })).json().code).toBe(0);
  expect((await readActivity()).agenda).not.toEqual(agenda);

  await db.transaction(async (tx) => {
    for (const transition of ['end', 'disable', 'enable', 'submit', 'approve', 'start'] as const)
      await createMoveLiveStatus(gateway.deps)(tx, {
        liveId: 'l06',
        transition,
        actor: transition === 'start' ? 'encoder' : 'operator',
      });
  });
  clock.advance(11 * MINUTE);
  const again = await readActivity();
  expect(again.agenda).toEqual(agenda);
  expect(again.channelList[0]).toMatchObject({
    status: LiveStatus.advertise,
    playlistUrl: '',
    streamTime: null,
    isRecorded: false,
  });

  await storeSegment();
  expect((await readActivity()).channelList[0]).toMatchObject({
    status: LiveStatus.living,
    playlistUrl: expect.stringContaining('master.m3u8'),
  });
});
