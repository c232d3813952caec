import { LiveStatus } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { MeetingView } from '../src/features/room/meeting/meeting-view.tsx';
import { renderPage } from './component-test.tsx';
import type { FakeGateway } from './fake-gateway.ts';
import { LIVE_NOON, listedLive } from './listed-live.ts';
import { liveChannel, liveDetail } from './live/live-event.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An item of a meeting that starts so many minutes after noon. */
export const meetingItem = (itemId: string, title: string, from: number, minutes: number, booked = false) => ({
  itemId,
  title,
  at: LIVE_NOON + from * MINUTE_MS,
  endAt: LIVE_NOON + (from + minutes) * MINUTE_MS,
  speaker: '唐砺之',
  hospital: '北泽骨科医院',
  booked,
});

/** The halls of the meeting. */
export const meetingHalls = ['主会场', '关节分会场', '脊柱分会场'].map((hallName, at) => ({
  subMeetingUuid: at === 0 ? 'l1' : `l1.${at + 1}`,
  hallName,
  channelId: `l1-${at + 1}`,
}));

/** The items of three halls on two days, with a common break; two booked ones overlap. */
export const meetingAgenda = [
  {
    group: '上午',
    subMeetingUuid: 'l1',
    items: [meetingItem('a', '损伤控制', -40, 20), meetingItem('b', '病例二', -10, 30)],
  },
  { group: '下午', subMeetingUuid: 'l1', items: [meetingItem('c', '螺钉规划', 90, 25, true)] },
  {
    group: '下午',
    subMeetingUuid: 'l1.2',
    items: [meetingItem('d', '截骨评估', 100, 30, true), meetingItem('e', '对线', 130, 10)],
  },
  { group: '上午', subMeetingUuid: 'l1.3', items: [meetingItem('f', '短篇点评', 5, 20)] },
  { group: '次日', subMeetingUuid: 'l1.3', items: [meetingItem('g', '适应证边界', 24 * 60, 30)] },
];

const meeting = {
  kind: 'conference',
  pcLink: '/meetingDetail?liveMeetingUuid=l1',
  planEndTime: LIVE_NOON + DAY_MS + 30 * MINUTE_MS,
  halls: meetingHalls,
  agenda: meetingAgenda,
  channelList: meetingHalls.map(({ hallName }, at) => liveChannel(at + 1, hallName)),
} as const;

/** Answers with the meeting at noon of its first day. */
export function answerMeeting(gateway: FakeGateway, change: Parameters<typeof liveDetail>[0] = {}): void {
  // The user's clock is an hour slow.
  vi.useFakeTimers({ now: LIVE_NOON - 60 * MINUTE_MS, toFake: ['Date'] });
  gateway.answer('getLiveTabList', { tabs: ['schedule', 'introduce', 'lecturers', 'gallery'] });
  const picture = (title: string) => ({
    title,
    picture: { url: `/favicon.svg?${title}`, width: 1280, height: 720, alt: title, thumbHash: '', variants: [] },
    thumbnailUrl: '/favicon.svg',
  });
  gateway.answer('getActivityDetail', {
    ...liveDetail({ ...meeting, ...change }),
    liveActivityGallery: [picture('开场'), picture('讨论'), picture('示范')],
    historyRecommendedList: [listedLive('l9', '往期年会', -48, { status: LiveStatus.replay })],
  });
}

/** Shows the page of the meeting. */
export const showMeeting = () =>
  renderPage(
    <main>
      <MeetingView activityId="l1" />
    </main>,
  );

/** The schedule on the page. */
export const schedule = () => page.getByRole('region', { name: '日程', exact: true });
/** The items of a hall in the schedule, or of a day in the user's own one. */
export const scheduleItems = (name: string) =>
  schedule()
    .getByRole('list', { name, exact: true })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
