import { afterAll, expect, test, vi } from 'vitest';
import { openLiveRoom, STREAM_PATIENCE } from '../../../test/media/live-room.ts';
import { commands } from '../../operator/commands.ts';

const room = await openLiveRoom();
const { deps, operator } = room.gateway;
afterAll(() => room.gateway.close());

/** Address of the gateway of the test. */
function getPort(): number {
  const address = room.gateway.app.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const start = (words: string[], over: Partial<typeof deps> = {}) =>
  commands['live-demo']?.read(words)({ ...operator, config: { ...deps.config, port: getPort() }, ...over });

test('a sample video is the camera of an event until the command ends', async () => {
  await room.announce('l14');
  const lines = start(['l14'])?.[Symbol.asyncIterator]();
  expect((await lines?.next())?.value).toContain('/edu/liveDetail?activityId=l14');
  const [segment] = await room.listSegments('l14-1');
  expect(segment?.seconds).toBeGreaterThan(1);
  const [event] = await deps.sql`select status from live_event where id = 'l14'`;
  expect(event?.status).toBe(40);
  await vi.waitFor(async () => {
    const captions =
      await deps.sql`select distinct language from live_caption where channel_id = 'l14-1' order by language`;
    expect(captions.map(({ language }) => language)).toEqual(['en', 'zh']);
  }, STREAM_PATIENCE);
  await vi.waitFor(async () => {
    const chat =
      await deps.sql`select guest_name, position from live_message where live_id = 'l14' order by position limit 1`;
    expect(chat).toEqual([{ guest_name: expect.stringContaining('会务助手'), position: 1 }]);
  }, STREAM_PATIENCE);
  expect(await deps.sql`select distinct event, detail from audit_entry order by event`).toEqual(
    ['liveCaptionKeysRenewed', 'liveStreamKeysRenewed'].map((event) => ({
      event,
      detail: { by: 'live-demo', live: 'l14', channel: 'l14-1' },
    })),
  );
  await lines?.return?.();
  const findEncoderId = async () => (await room.repository.findChannel('l14-1'))?.channel.encoderId;
  await vi.waitFor(async () => expect(await findEncoderId()).toBeNull(), STREAM_PATIENCE);
});

test('without an event id, the video is streamed to the running event', async () => {
  await deps.sql`update live_event set status = 60 where status in (40, 50)`;
  const [next] = await deps.sql`
    select id, title from live_event where status = 20 order by plan_start_at, id limit 1`;
  const lines = start([])?.[Symbol.asyncIterator]();
  expect((await lines?.next())?.value).toContain(`${next?.title} is on the air`);
  await lines?.return?.();
});

test.each([
  ['an unknown event', ['l99'], {}, 'There is no live event l99.'],
  ['an event that is over', ['l01'], {}, 'l01 takes no stream any more; it is over.'],
  ['two events', ['l14', 'l15'], {}, 'takes one event'],
  ['a portal that accepts no streams', ['l14'], { port: null }, 'LIVE_PORT is off: this portal takes no streams.'],
  ['a port without a gateway', ['l14'], { port: 1 }, 'Nothing takes streams at port 1: start the portal first.'],
])('%s is refused', async (_what, words, live, reason) => {
  const config = { ...deps.config, live: { ...deps.config.live, ...live } };
  const run = async () => start(words, { config })?.[Symbol.asyncIterator]().next();
  await expect(run()).rejects.toThrow(reason);
});
