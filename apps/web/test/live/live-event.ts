import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { LIVE_NOON } from '../listed-live.ts';

type Detail = ResponseOf<'getActivityDetail'>;
type Live = Detail['meetingActivity'];
type Channel = Live['channelList'][number];

const MINUTE_MS = 60_000;

/** A channel that streams, as the gateway returns it; its playlist does not exist. */
export const liveChannel = (number: number, channelName: string, change: Partial<Channel> = {}): Channel => ({
  channelId: `l1-${number}`,
  channelName,
  channelType: 'main',
  status: LiveStatus.living,
  segmentTime: LIVE_NOON,
  isRecorded: true,
  streamTime: null,
  playlistUrl: '',
  streamInfoWithClarity: [],
  subtitles: [],
  ...change,
});

/** The recording of a channel, ten minutes long, as the gateway returns it; its playlist does not exist. */
export const liveReplay = (number: number, channelName: string): Live['replayList'][number] => ({
  channelId: `l1-${number}`,
  channelName,
  playlistUrl: `/media/lives/l1-${number}/none/master.m3u8`,
  streamInfoWithClarity: [],
  subtitles: [],
  durationSeconds: 600,
  positionSeconds: null,
  chapters: [],
});

/** The agenda of an event with one hall and one group. */
export const liveAgenda = (
  items: readonly Pick<Live['agenda'][number]['items'][number], 'itemId' | 'title' | 'at' | 'endAt'>[],
): Live['agenda'] => [
  {
    group: '手术',
    subMeetingUuid: 'l1',
    items: items.map((item) => ({ ...item, speaker: '唐砺之', hospital: '北泽骨科医院', booked: false })),
  },
];

/** The page of an event that runs from 11:30 to 13:30, at noon; its first channel has no stream. */
export const liveDetail = (change: Partial<Live> = {}): Detail => ({
  meetingActivity: {
    activityId: 'l1',
    activityTitle: '骶髂关节经皮螺钉透视判读与置入',
    activityTitleEn: '',
    kind: 'surgery',
    liveType: 'common',
    status: LiveStatus.living,
    shownStatus: change.status ?? LiveStatus.living,
    planBeginTime: LIVE_NOON - 30 * MINUTE_MS,
    planEndTime: LIVE_NOON + 90 * MINUTE_MS,
    specialty: { id: 'trauma', name: '创伤骨科', nameEn: '' },
    picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
    lecturers: [{ id: 'e01', name: '唐砺之', title: '主任医师', hospital: '北泽骨科医院', portrait: '' }],
    bookNum: 12,
    viewCount: 3482,
    credit: null,
    pcLink: '/liveDetail?activityId=l1',
    subMeetingUuId: 'l1',
    halls: [],
    authorizeType: 'all',
    replyType: 0,
    pcBackgroundPicUrl: '',
    pcCoverPicUrl: '/favicon.svg',
    pcPageStoragePath: '/liveDetail?activityId=l1',
    liveTidbitsUrl: '',
    comboActionJump: { comboActionJumpV3: { pcLink: '/liveDetail?activityId=l1' } },
    courseIntroduceData: { describeType: 1, describeHtmlContent: '', pcIntroducePicUrl: '', introducePicture: null },
    booked: false,
    systemTime: LIVE_NOON,
    beginTime: LIVE_NOON - 30 * MINUTE_MS,
    announcedAt: null,
    statusTime: LIVE_NOON - 30 * MINUTE_MS,
    loginOrAuth: { authStatus: 1 },
    channelList: [liveChannel(1, '主会场')],
    streamInfoWithClarity: [],
    isPlayback: false,
    playbackVideoUrl: '',
    livePlaybackClarityResults: [],
    replayList: [],
    playbackCount: 0,
    watchAuth: { tryWatchFlag: false, tryWatchDuration: 0 },
    gate: null,
    agenda: [],
    ...change,
  },
  audienceUniteUser: {
    userId: '',
    userName: '',
    userLogo: '',
    userType: 1,
    assistantStatus: 0,
    userStatus: 1,
    canEnter: true,
    type: 0,
    reason: '',
  },
  anchorUniteUser: null,
  statistics: { onlineNum: 612, viewNum: 3482, bookNum: 12, messageNum: 0 },
  vipShopList: [],
  doctorList: [],
  liveActivityGallery: [],
  livePlaybackClarityResults: [],
  historyRecommendedList: [],
});
