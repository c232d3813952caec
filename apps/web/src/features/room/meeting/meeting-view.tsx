import type { ResponseOf } from '@osteon/contract';
import type { LiveTab } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGetActivityDetail } from '../../../entities/live/api/get-activity-detail.ts';
import { useGatewayNow } from '../../../entities/live/countdown.ts';
import { useGetLiveTabList } from '../../../entities/room/api/get-live-tab-list.ts';
import { useContentPush } from '../../../entities/room/content-socket.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { m } from '../../../texts/index.ts';
import { Gallery } from '../details/gallery.tsx';
import { PastLiveEvents } from '../details/past-live-events.tsx';
import { ProductCards } from '../details/products.tsx';
import { listHalls } from './halls.ts';
import { MeetingActions, MeetingHero } from './meeting-hero.tsx';
import {
  MeetingIntroduce,
  MeetingLecturers,
  MeetingMetadata,
  type MeetingPart,
  MeetingSections,
} from './meeting-introduction.tsx';
import { MeetingSchedule } from './meeting-schedule.tsx';
import styles from './meeting-view.module.css';

/** Update interval of the red line and of the running items, in ms. */
const STEP_MS = 10_000;

/** The number of products that are shown. */
const PRODUCTS = 4;

type Detail = ResponseOf<'getActivityDetail'>;

/**
 * The page of a meeting: the running items of its halls, its schedule, and its other sections
 * (rules/room#meeting).
 */
export function MeetingView({ activityId }: { activityId: string }) {
  const detail = useGetActivityDetail(activityId);
  const tabs = useGetLiveTabList(activityId);
  const queries = useQueryClient();
  useContentPush(activityId, () => void refetch(queries, 'getActivityDetail'));
  const now = useGatewayNow(activityId, STEP_MS);
  const halls = listHalls(detail.meetingActivity);
  const parts = listParts(detail, tabs, {
    schedule: (metadata) => (
      <MeetingSchedule live={detail.meetingActivity} halls={halls} now={now} metadata={metadata} />
    ),
  });
  return (
    <div className={`page ${styles.meeting}`}>
      <MeetingHero live={detail.meetingActivity} halls={halls} now={now} />
      <MeetingSections parts={parts} />
      <div className={styles.bar}>
        <MeetingActions live={detail.meetingActivity} halls={halls} />
      </div>
    </div>
  );
}

/** The sections of the page that have content, in order. */
function listParts(
  { meetingActivity: live, vipShopList, liveActivityGallery, historyRecommendedList }: Detail,
  tabs: readonly LiveTab[],
  { schedule }: { schedule: (metadata: ReactNode) => ReactNode },
): MeetingPart[] {
  const { lecturers } = live;
  const metadata = <MeetingMetadata live={live} />;
  // The schedule of a single hall leaves space beside it.
  const isBesideSchedule = live.halls.length === 1 && tabs.includes('schedule');
  const known: readonly (MeetingPart & { readonly tab: LiveTab | null })[] = [
    {
      tab: 'schedule',
      id: 'schedule',
      title: m['live.detail.tabSchedule'](),
      content: schedule(isBesideSchedule && metadata),
      isBare: true,
    },
    {
      tab: 'lecturers',
      id: 'lecturers',
      title: m['live.detail.tabLecturers'](),
      count: lecturers.length,
      content: <MeetingLecturers lecturers={lecturers} />,
    },
    {
      tab: 'products',
      id: 'products',
      title: m['live.detail.tabProducts'](),
      count: vipShopList.length,
      more: '/productList',
      content: <ProductCards products={vipShopList.slice(0, PRODUCTS)} />,
    },
    {
      tab: 'gallery',
      id: 'gallery',
      title: m['live.detail.tabGallery'](),
      content: <Gallery pictures={liveActivityGallery} videoLink={live.liveTidbitsUrl} layout="mosaic" />,
    },
    {
      tab: 'introduce',
      id: 'introduce',
      title: m['live.detail.tabIntroduce'](),
      content: <MeetingIntroduce live={live} metadata={!isBesideSchedule && metadata} />,
    },
    {
      tab: null,
      id: 'past',
      title: m['live.detail.recommended'](),
      more: '/historyLiveList',
      content: <PastLiveEvents liveEvents={historyRecommendedList} />,
    },
  ];
  return known.filter(({ tab }) => (tab === null ? historyRecommendedList.length > 0 : tabs.includes(tab)));
}
