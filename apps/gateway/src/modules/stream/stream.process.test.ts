import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test, vi } from 'vitest';
import { openLiveRoom, STREAM_PATIENCE } from '../../../test/media/live-room.ts';

const room = await openLiveRoom();
const { gateway } = room;
const visitor = gateway.browser();
afterAll(() => gateway.close());

type Browser = typeof visitor;

const readActivity = async (activityId: string, browser = visitor) =>
  (await browser.call('getActivityDetail', { activityId })).json().data.meetingActivity;

const get = (browser: Browser, url: string) => browser.send({ method: 'GET', url });

const untilStreamed = (channelId: string, segments: number) =>
  vi.waitFor(
    async () => expect((await room.listSegments(channelId)).length).toBeGreaterThanOrEqual(segments),
    STREAM_PATIENCE,
  );

test('the first segment starts the event; playlists and segments are served to the owner of the link', async () => {
  await room.announce('l10');
  expect(await readActivity('l10')).toMatchObject({
    status: LiveStatus.advertise,
    loginOrAuth: { authStatus: 1 },
    beginTime: null,
  });
  room.push(await room.renewKey('l10-1'));
  await untilStreamed('l10-1', 2);

  const { status, channelList, beginTime, statusTime } = await readActivity('l10');
  expect(status).toBe(LiveStatus.living);
  expect(statusTime).toBe(beginTime);
  expect([statusTime, channelList[0].segmentTime]).toEqual([expect.any(Number), expect.any(Number)]);
  const [channel, other] = channelList;
  const [first] = await room.listSegments('l10-1');
  expect([channel.streamTime, other.streamTime]).toEqual([first?.startedAt, null]);
  expect(channel).toMatchObject({
    channelId: 'l10-1',
    status: LiveStatus.living,
    streamInfoWithClarity: [{ clarity: 'SD' }],
  });
  expect(other).toMatchObject({ status: LiveStatus.advertise, playlistUrl: '', streamInfoWithClarity: [] });

  const master = await get(visitor, channel.playlistUrl);
  expect(master.statusCode).toBe(200);
  expect(master.body).toContain('RESOLUTION=320x180');
  expect(master.body).toContain('audio.m3u8');
  const playlist = await get(visitor, channel.streamInfoWithClarity[0].url);
  expect(playlist.headers['cache-control']).toBe('no-store');
  const segment = /^SD\/.*\.m4s$/m.exec(playlist.body)?.[0] ?? '';
  const init = /URI="([^"]+)"/.exec(playlist.body)?.[1] ?? '';
  const base = channel.playlistUrl.slice(0, channel.playlistUrl.lastIndexOf('/'));
  for (const file of [init, segment]) {
    const answer = await get(visitor, `${base}/${file}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringMatching(/^video\//)]);
  }

  // Segments that a former run had in a rendition that this one lacks.
  const { sql } = gateway.deps;
  await sql`insert into live_segment select channel_id, 'HD', 0, run_id, number, started_at - interval '1 minute', seconds
    from live_segment where channel_id = 'l10-1' and rendition = 'SD' limit 1`;
  expect((await get(visitor, `${base}/HD.m3u8`)).statusCode).toBe(404);
  await sql`update live_run set renditions = '{SD,HD}' where channel_id = 'l10-1'`;
  await vi.waitFor(async () => expect((await get(visitor, `${base}/HD.m3u8`)).statusCode).toBe(200), STREAM_PATIENCE);

  const otherBrowser = gateway.browser();
  await readActivity('l10', otherBrowser);
  for (const path of [channel.playlistUrl, `${base}/${segment}`, `${base}/SD.m3u8`])
    expect((await get(otherBrowser, path)).statusCode, path).toBe(403);
  for (const file of ['4K.m3u8', 'SD/1.m4s', `${segment}.mp4`, segment.replace(/\d+\.m4s$/, '9999.m4s')])
    expect((await get(visitor, `${base}/${file}`)).statusCode, file).toBe(404);
  const foreign = await visitor.send({
    method: 'GET',
    url: channel.playlistUrl,
    headers: { referer: 'https://elsewhere.example/' },
  });
  expect(foreign.statusCode).toBe(403);
});

test.each(['login', 'auth'] as const)(
  'a stream for %s is played by those viewers only, while they may',
  async (authorizeType) => {
    await room.announce('l11');
    await gateway.deps.sql`update live_event set authorize_type = ${authorizeType} where id = 'l11'`;
    room.push(await room.renewKey('l11-1'), { rate: 4 });
    const { length } = await room.listSegments('l11-1');
    await untilStreamed('l11-1', length + 1);

    const doctor = await gateway.login('13900000002');
    const { loginOrAuth, channelList } = await readActivity('l11', doctor);
    expect(loginOrAuth).toEqual({ authStatus: 1 });
    expect((await get(doctor, channelList[0].playlistUrl)).statusCode).toBe(200);

    const refused = authorizeType === 'login' ? visitor : await gateway.login('13900000001');
    expect(await readActivity('l11', refused)).toMatchObject({
      loginOrAuth: { authStatus: 0 },
      channelList: [{ playlistUrl: '', streamInfoWithClarity: [] }, expect.anything()],
    });

    await gateway.deps.sql`update live_event set status = 71 where id = 'l11'`;
    await gateway.deps.sql`select pg_notify('osteon_content', 'l11')`;
    await vi.waitFor(
      async () => expect((await get(doctor, channelList[0].playlistUrl)).statusCode).toBe(404),
      STREAM_PATIENCE,
    );
  },
);

test('a browser whose account logs in elsewhere receives no more of a stream, and its page receives the reason', async () => {
  await room.announce('l12');
  await gateway.deps.sql`update live_event set authorize_type = 'login' where id = 'l12'`;
  room.push(await room.renewKey('l12-1'), { rate: 4 });
  await untilStreamed('l12-1', 1);
  const displaced = await gateway.login('13900000003');
  const { channelList } = await readActivity('l12', displaced);
  const [{ playlistUrl, streamInfoWithClarity }] = channelList;
  const { body } = await get(displaced, streamInfoWithClarity[0].url);
  const segment = playlistUrl.replace('master.m3u8', /^SD\/.*\.m4s$/m.exec(body)?.[0] ?? '');
  const links = [playlistUrl, streamInfoWithClarity[0].url, segment];
  const readCodes = async () => {
    const codes = [];
    for (const link of links) codes.push((await get(displaced, link)).statusCode);
    return codes;
  };
  expect(await readCodes()).toEqual([200, 200, 200]);

  const elsewhere = await gateway.login('13900000003');
  expect(await readCodes()).toEqual([403, 403, 403]);
  expect((await displaced.call('getActivityDetail', { activityId: 'l12' })).json().code).toBe(110_031);
  const again = await readActivity('l12', elsewhere);
  expect((await get(elsewhere, again.channelList[0].playlistUrl)).statusCode).toBe(200);
});
