import type { LiveListItem } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';

/** Noon of 21 November 2026 in Shanghai, a Saturday. */
export const LIVE_NOON = Date.UTC(2026, 10, 21, 4);

const HOUR_MS = 3_600_000;

/** An event of a list that is announced for one hour, `hours` after noon, as the gateway returns it. */
export const listedLive = (
  activityId: string,
  activityTitle: string,
  hours: number,
  change: Partial<LiveListItem> = {},
): LiveListItem => ({
  activityId,
  activityTitle,
  activityTitleEn: '',
  liveType: 'common',
  status: LiveStatus.advertise,
  shownStatus: change.status ?? LiveStatus.advertise,
  planBeginTime: LIVE_NOON + hours * HOUR_MS,
  planEndTime: LIVE_NOON + (hours + 1) * HOUR_MS,
  specialty: { id: 'joint', name: '关节外科', nameEn: '' },
  picture: { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] },
  lecturers: [{ id: 'e01', name: '沈知远', title: '主任医师', hospital: '南屏医科大学总医院', portrait: '' }],
  bookNum: 0,
  viewCount: 0,
  playbackCount: 0,
  credit: null,
  pcLink: `/liveDetail?activityId=${activityId}`,
  kind: 'lecture',
  authorizeType: 'all',
  channelCount: 1,
  agenda: [],
  replay: null,
  ...change,
});
