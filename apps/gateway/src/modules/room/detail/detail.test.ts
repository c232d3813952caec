import { errors } from '@osteon/contract';
import { ChatAuthType, LiveStatus, UserType } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const gateway = await testApp({ clock: createFakeClock() });
const visitor = gateway.browser();
afterAll(() => gateway.close());

const read = async (activityId: string, payload = {}, browser = visitor) =>
  (await browser.call('getActivityDetail', { activityId, ...payload })).json().data;

test('an event has its cards of products and doctors, its gallery with small thumbnails, and its pages', async () => {
  const { meetingActivity, ...data } = await read('l08');
  expect(data.vipShopList.map(({ id }: { id: string }) => id)).toEqual(['p02', 'p14', 'p21', 'p23']);
  expect(data.doctorList.map(({ id }: { id: string }) => id)).toEqual(
    meetingActivity.lecturers.map(({ id }: { id: string }) => id),
  );
  expect(data.anchorUniteUser).toMatchObject({ userId: 'e01', userName: '沈知远', title: expect.stringMatching(/./) });
  expect(data.statistics).toEqual({
    viewNum: meetingActivity.viewCount,
    bookNum: meetingActivity.bookNum,
    onlineNum: 0,
    messageNum: 0,
  });
  expect(data.liveActivityGallery).toHaveLength(5);
  for (const { picture, thumbnailUrl } of data.liveActivityGallery) {
    expect(thumbnailUrl).toBe(picture.url.replace(/-\d+\.webp$/, '-200.webp'));
  }
  const pcLink = '/meetingDetail?liveMeetingUuid=l08';
  expect(meetingActivity).toMatchObject({
    kind: 'conference',
    liveType: 'common',
    replyType: 0,
    pcLink,
    pcPageStoragePath: pcLink,
    comboActionJump: { comboActionJumpV3: { pcLink } },
    pcCoverPicUrl: meetingActivity.picture.url,
    pcBackgroundPicUrl: expect.stringMatching(/^\/media\/images\//),
    liveTidbitsUrl: '/videoTerminal?id=v08',
    streamInfoWithClarity: [],
    courseIntroduceData: {
      describeType: 1,
      describeHtmlContent: expect.stringContaining('<p>'),
      pcIntroducePicUrl: '',
    },
  });
});

/** The fields of the response that pages read, beside the cards of lists. */
const KEYS =
  'meetingActivity audienceUniteUser statistics vipShopList doctorList historyRecommendedList liveActivityGallery anchorUniteUser livePlaybackClarityResults';
const ACTIVITY_KEYS =
  'activityId subMeetingUuId authorizeType replyType activityTitle status planBeginTime systemTime booked bookNum pcBackgroundPicUrl pcCoverPicUrl playbackVideoUrl pcPageStoragePath channelList isPlayback comboActionJump liveTidbitsUrl streamInfoWithClarity livePlaybackClarityResults liveType courseIntroduceData watchAuth loginOrAuth';

test('the response contains every key that pages read', async () => {
  const data = await read('l08');
  expect(Object.keys(data)).toEqual(expect.arrayContaining(KEYS.split(' ')));
  expect(Object.keys(data.meetingActivity)).toEqual(expect.arrayContaining(ACTIVITY_KEYS.split(' ')));
  expect(data.meetingActivity.channelList[0]).toMatchObject({ channelId: 'l08-1', channelType: 'main' });
});

test('an event without optional parts has empty ones, and one may be introduced by a picture', async () => {
  const { meetingActivity, ...plain } = await read('l09');
  expect(plain).toMatchObject({ vipShopList: [], liveActivityGallery: [] });
  expect(meetingActivity).toMatchObject({ pcBackgroundPicUrl: '', liveTidbitsUrl: '' });
  const { courseIntroduceData } = (await read('l13')).meetingActivity;
  expect(courseIntroduceData).toMatchObject({
    describeType: 2,
    pcIntroducePicUrl: courseIntroduceData.introducePicture.url,
  });
});

test('the viewer is that of the session, whatever the payload contains', async () => {
  const certified = await gateway.login('13900000003');
  const { audienceUniteUser: own } = await read('l08', { userType: 2 }, certified);
  expect(own).toMatchObject({
    userType: UserType.doctor,
    assistantStatus: 1,
    canEnter: true,
    type: ChatAuthType.allowed,
  });
  expect(own.userId).not.toBe('');
  expect((await read('l08', { userId: own.userId }, certified)).audienceUniteUser).toEqual(own);
  expect((await read('l16', {}, certified)).audienceUniteUser).toMatchObject({
    userType: UserType.asiaUser,
    assistantStatus: 0,
  });
  const { audienceUniteUser: otherViewer } = await read('l16', { userId: '', userType: UserType.doctor });
  expect(otherViewer).toEqual({
    userId: '',
    userName: '',
    userLogo: '',
    userType: UserType.asiaTourist,
    assistantStatus: 0,
    userStatus: 1,
    canEnter: false,
    type: ChatAuthType.needLogin,
    reason: '',
  });
  for (const browser of [visitor, certified])
    expect((await browser.call('getActivityDetail', { activityId: 'l08', userId: 'sample-02' })).json().code).toBe(
      errors.notAllowed.code,
    );
});

test('each hall has its agenda and its channel', async () => {
  const { meetingActivity } = await read('l08');
  const halls = meetingActivity.halls as { subMeetingUuid: string; hallName: string; channelId: string }[];
  expect(halls.map(({ hallName, channelId }) => [hallName, channelId])).toEqual([
    ['主会场', 'l08-1'],
    ['影像检验分会场', 'l08-2'],
    ['护理康复分会场', 'l08-3'],
  ]);
  expect(meetingActivity.subMeetingUuId).toBe(halls[0]?.subMeetingUuid);
  const groups = [];
  for (const { subMeetingUuid } of halls) {
    const { data } = (await visitor.call('getLiveAgendaList', { subMeetingUuid })).json();
    expect(data.subMeetingAgenda.groupList.length).toBeGreaterThan(0);
    groups.push(...data.subMeetingAgenda.groupList);
  }
  expect(groups).toEqual(meetingActivity.agenda);
});

test('an event of one hall has one agenda', async () => {
  const { meetingActivity } = await read('l10');
  expect(meetingActivity.halls).toEqual([{ subMeetingUuid: 'l10', hallName: '', channelId: 'l10-1' }]);
  const { data } = (await visitor.call('getLiveAgendaList', { subMeetingUuid: 'l10' })).json();
  expect(data.subMeetingAgenda.groupList).toEqual(meetingActivity.agenda);
});

test.each(['l08.4', 'l08.1', 'l08.', 'l08.02', 'l10.2', 'l99', 'l 8', ''])(
  '"%s" is not the id of a hall',
  async (subMeetingUuid) => {
    expect((await visitor.call('getLiveAgendaList', { subMeetingUuid })).json().code).toBe(errors.notFound.code);
  },
);

test('the tabs are those that have content', async () => {
  const tabsOf = async (activityId: string) =>
    (await visitor.call('getLiveTabList', { activityId })).json().data.tabs as string[];
  expect(await tabsOf('l08')).toEqual(['schedule', 'introduce', 'lecturers', 'products', 'gallery']);
  expect(await tabsOf('l09')).toEqual(['schedule', 'introduce', 'lecturers']);
  expect(await tabsOf('l10')).toEqual(['schedule', 'introduce', 'lecturers', 'products']);
});

test('a guide to WeChat is shown if the event has one', async () => {
  const guideOf = async (activityId: string) => (await visitor.call('getWechatGuide', { activityId })).json().data;
  expect(await guideOf('l06')).toEqual({
    isShow: true,
    qrCodeUrl: 'https://osteon.example/wechat',
    text: '公众号会提醒您回放上线和提问的解答',
  });
  expect(await guideOf('l09')).toEqual({ isShow: false, qrCodeUrl: '', text: '' });
});

test('nothing of an event that is not public is returned', async () => {
  await gateway.deps.sql`update live_event set status = ${LiveStatus.pendingReview} where id = 'l15'`;
  for (const activityId of ['l15', 'l99']) {
    const replies = await Promise.all([
      visitor.call('getLiveTabList', { activityId }),
      visitor.call('getWechatGuide', { activityId }),
      visitor.call('getLiveAgendaList', { subMeetingUuid: activityId }),
    ]);
    expect(replies.map((reply) => reply.json().code)).toEqual(Array(3).fill(errors.notFound.code));
  }
});
