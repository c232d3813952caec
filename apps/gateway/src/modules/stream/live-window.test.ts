import { LIVE_REWIND_MS, LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { storeRecording } from '../../../test/media/recording.ts';

const SECOND = 1000;
const clock = createFakeClock();
const gateway = await testApp({ clock });
const visitor = gateway.browser();
afterAll(() => gateway.close());

test('a running stream can be rewound by two hours and no further, and is sent again once it has changed', async () => {
  const startAt = clock.now() - LIVE_REWIND_MS - 10 * SECOND;
  await storeRecording(gateway, 'l10-1', [{ startedAt: startAt, segments: 10 }]);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.living}, authorize_type = 'all' where id = 'l10'`;
  const { data } = (await visitor.call('getActivityDetail', { activityId: 'l10' })).json();
  const [{ url }] = data.meetingActivity.channelList[0].streamInfoWithClarity;
  const readWindow = async () => {
    const { body } = await visitor.send({ method: 'GET', url });
    const [, first] = /#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(body) ?? [];
    const [, date = ''] = /#EXT-X-PROGRAM-DATE-TIME:(.*)/.exec(body) ?? [];
    return { first: Number(first), count: body.match(/\.m4s$/gm)?.length, startAt: Date.parse(date) };
  };
  expect(await readWindow()).toEqual({ first: 5, count: 5, startAt: startAt + 10 * SECOND });
  clock.advance(4 * SECOND);
  expect(await readWindow()).toEqual({ first: 7, count: 3, startAt: startAt + 14 * SECOND });

  const request = async (etag: unknown) => {
    const { statusCode, headers } = await visitor.send({ url, headers: { 'if-none-match': String(etag) } });
    return [statusCode, headers['cache-control']];
  };
  const { headers } = await visitor.send({ url });
  expect(await request(headers.etag)).toEqual([304, 'no-store']);
  clock.advance(2 * SECOND);
  expect(await request(headers.etag)).toEqual([200, 'no-store']);
});
