import { formatDay, LIVE_LISTS_ID, LiveStatus } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type LiveCounts, useCountLives } from '../../../entities/live/api/count-lives.ts';
import { type LiveBookings, useListLiveBookings } from '../../../entities/live/api/list-live-bookings.ts';
import { useListLives } from '../../../entities/live/api/list-lives.ts';
import { useContentPush } from '../../../entities/room/content-socket.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { nameText } from '../../../texts/name-text.ts';
import { chevronRight } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { NoEvents } from './filter-parts.tsx';
import { LiveListSkeleton } from './list-skeletons.tsx';
import { DayStrip, LiveCalendar } from './live-calendar.tsx';
import { LiveDays } from './live-days.tsx';
import { LiveFilters } from './live-filters.tsx';
import styles from './meeting-list-page.module.css';
import { MyBookings } from './my-bookings.tsx';
import { PastRecommended } from './past-recommended.tsx';
import { RunningLiveEvents } from './running-live-events.tsx';
import { type LiveFilterState, type LiveFilterValues, useLiveFilters } from './use-live-filters.ts';

const FILTERS = ['specialtyId', 'status', 'kind', 'day'] as const;

/** Running and upcoming events by day, with filters, a calendar and past events (rules/live#lists). */
export function MeetingListPage() {
  const state = useLiveFilters(FILTERS);
  const [from, setFrom] = useState<string>();
  const counts = useCountLives({ ...state.choice, when: 'current', from });
  const bookings = useListLiveBookings();
  const booked = { bookings, bookedDays: new Set(bookings.list.map(({ beginTime }) => formatDay(beginTime))) };
  const isPhone = useBreakpoint() === 'phone';
  const queries = useQueryClient();
  useContentPush(LIVE_LISTS_ID, () => {
    for (const name of ['listLives', 'countLives', 'listLiveBookings'] as const) void refetch(queries, name);
  });
  return (
    <div className="page">
      <div className={styles.head}>
        <PageHead title={m['route.meetingList']()} note={counts && m['live.list.count']({ count: counts.total })} />
        <Link to="/historyLiveList">
          {m['route.historyLiveList']()}
          <Icon of={chevronRight} size={16} />
        </Link>
      </div>
      <LiveFilters state={state} counts={counts} />
      <div className={styles.columns}>
        <RegionBoundary key={JSON.stringify(state.choice)}>
          <Suspense fallback={<LiveListSkeleton hasRunning={mayRun(state.choice)} />}>
            <LiveEvents state={state} counts={counts} booked={booked} isPhone={isPhone} />
          </Suspense>
        </RegionBoundary>
        {!isPhone && (
          <aside className={styles.rail}>
            {counts && (
              <LiveCalendar
                counts={counts}
                bookedDays={booked.bookedDays}
                day={state.choice.day}
                onDay={state.setDay}
                onFrom={setFrom}
              />
            )}
            <MyBookings bookings={bookings} position="beside" />
            <PastRecommended title={m['live.detail.recommended']()} />
          </aside>
        )}
      </div>
    </div>
  );
}

/** Returns true when running events may match a choice. */
const mayRun = ({ status, day }: LiveFilterValues) =>
  day === undefined && (status === undefined || status === 'living');

const RUNNING: readonly number[] = [LiveStatus.living, LiveStatus.pause];

interface LiveEventsProps {
  state: LiveFilterState;
  counts: LiveCounts | undefined;
  booked: { bookings: LiveBookings; bookedDays: ReadonlySet<string> };
  isPhone: boolean;
}

function LiveEvents({ state, counts, booked: { bookings, bookedDays }, isPhone }: LiveEventsProps) {
  const { choice, setDay } = state;
  const { items, ...pages } = useListLives({ ...choice, when: 'current' });
  const running = items.filter(({ status }) => RUNNING.includes(status));
  const others = items.filter(({ status }) => !RUNNING.includes(status));
  return (
    <>
      <div className={styles.first}>
        <RunningLiveEvents liveEvents={running} />
        {isPhone && <MyBookings bookings={bookings} position="above" />}
      </div>
      {counts && <DayStrip counts={counts} bookedDays={bookedDays} day={choice.day} onDay={setDay} />}
      <div className={styles.list}>
        {items.length === 0 && <NoLiveEvents state={state} counts={counts} />}
        <LiveDays liveEvents={others} today={counts?.today} bookings={bookings} />
        {items.length > 0 && (others.length > 0 || pages.hasNextPage) && <LoadMore pages={pages} />}
      </div>
    </>
  );
}

/** The empty state of a choice: a button that clears the filters, and past events of the specialty. */
function NoLiveEvents({ state, counts }: { state: LiveFilterState; counts: LiveCounts | undefined }) {
  const specialty = counts?.specialties.find(({ id }) => id === state.choice.specialtyId);
  return (
    <>
      <NoEvents state={state} />
      {specialty && (
        <PastRecommended
          wide
          title={m['live.list.pastOf']({ specialty: nameText(specialty) })}
          specialtyId={specialty.id}
        />
      )}
    </>
  );
}
