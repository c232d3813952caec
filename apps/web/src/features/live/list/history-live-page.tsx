import { PAST_ORDERS } from '@osteon/domain';
import { Suspense, useRef } from 'react';
import { type LiveCounts, useCountLives } from '../../../entities/live/api/count-lives.ts';
import { useListLives } from '../../../entities/live/api/list-lives.ts';
import { type StartedReplay, useListBegunReplays } from '../../../entities/replay/api/list-begun-replays.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { ListSearch } from '../../../ui/list-search/list-search.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { FilterSummary, KindFilter, NoEvents, SpecialtyFilter } from './filter-parts.tsx';
import styles from './history-live-page.module.css';
import { HottestReplays } from './hottest-replays.tsx';
import { PastListSkeleton } from './list-skeletons.tsx';
import filters from './live-filters.module.css';
import { getResumeSecond, PastLiveEvent } from './past-live-event.tsx';
import { type LiveFilterState, RECENT_DAYS, useLiveFilters } from './use-live-filters.ts';

// Only users who have started a replay see it.
const ResumeReplay = lazyPart(async () => (await import('./resume-replay.tsx')).ResumeReplay);

const FILTERS = ['specialtyId', 'kind', 'withinDays', 'unfinished', 'keyWord'] as const;

const orderTexts = {
  recommended: m['live.list.recommended'],
  latest: m['live.list.latest'],
  hottest: m['live.list.hottest'],
} as const;

/** Past events with the chapters of their replays (rules/live#lists). */
export function HistoryLivePage() {
  const state = useLiveFilters(FILTERS);
  const { keyWord } = state.choice;
  const counts = useCountLives({ ...state.choice, when: 'past' });
  const startedReplays = useListBegunReplays();
  const last = startedReplays.find((replay) => getResumeSecond(replay) !== null);
  const isStacked = useIsStacked();
  const resume = last && (
    <LazyBoundary>
      <ResumeReplay replay={last} />
    </LazyBoundary>
  );
  return (
    <div className="page">
      <div className={styles.head}>
        <PageHead title={m['route.historyLiveList']()} note={counts && m['live.list.count']({ count: counts.total })} />
        <ListSearch
          className={styles.search}
          label={m['live.list.search']()}
          keyWord={keyWord ?? ''}
          onSearch={(words) => state.set({ keyWord: words })}
        />
      </div>
      <SpecialtyFilter state={state} counts={counts} />
      <Filters state={state} counts={counts} />
      {isStacked && resume}
      <div className={styles.columns}>
        <RegionBoundary key={JSON.stringify([state.choice, state.order])}>
          <Suspense fallback={<PastListSkeleton />}>
            <PastLiveEvents state={state} startedReplays={startedReplays} />
          </Suspense>
        </RegionBoundary>
        <aside className={styles.rail}>
          {!isStacked && resume}
          <HottestReplays />
        </aside>
      </div>
    </div>
  );
}

/** True if the rail is stacked above or below the list, as in a narrow window. */
const useIsStacked = () => !['desktop', 'wide'].includes(useBreakpoint());

function Filters({ state, counts }: { state: LiveFilterState; counts: LiveCounts | undefined }) {
  const { choice, set, order, setOrder, isFiltered, clear } = state;
  const recent = useRef<HTMLButtonElement>(null);
  const isRecent = choice.withinDays !== undefined;
  const isUnfinished = choice.unfinished !== undefined;
  const isLoggedIn = useCustomerId() !== '';
  return (
    <div className={filters.bar}>
      <KindFilter state={state} counts={counts} />
      <button
        ref={recent}
        type="button"
        className={styles.recent}
        aria-pressed={isRecent}
        onClick={() => set({ withinDays: isRecent ? '' : String(RECENT_DAYS) })}
      >
        {m['live.list.recent']({ days: RECENT_DAYS })}
        {isRecent && <Icon of={close} size={14} />}
      </button>
      {(isLoggedIn || isUnfinished) && (
        <button
          type="button"
          className={styles.recent}
          aria-pressed={isUnfinished}
          onClick={() => set({ unfinished: isUnfinished ? '' : 'true' })}
        >
          {m['live.list.unfinished']()}
          {isUnfinished && <Icon of={close} size={14} />}
        </button>
      )}
      <FilterSummary
        isFiltered={isFiltered}
        counts={counts}
        onClear={() => {
          clear();
          // The button disappears with the filters.
          recent.current?.focus();
        }}
      />
      <Segmented
        label={m['live.list.order']()}
        options={PAST_ORDERS.map((value) => ({ value, label: orderTexts[value]() }))}
        value={order}
        onChange={setOrder}
      />
    </div>
  );
}

interface PastLiveEventsProps {
  state: LiveFilterState;
  startedReplays: readonly StartedReplay[];
}

function PastLiveEvents({ state, startedReplays }: PastLiveEventsProps) {
  const { choice, order } = state;
  const { items, ...pages } = useListLives({ ...choice, order, when: 'past' });
  if (items.length === 0) return <NoEvents state={state} />;
  return (
    <div>
      <ul aria-label={m['route.historyLiveList']()}>
        {items.map((live) => (
          <li key={live.activityId}>
            <PastLiveEvent
              live={live}
              keyWord={choice.keyWord ?? ''}
              startedReplay={startedReplays.find(({ activityId }) => activityId === live.activityId)}
            />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </div>
  );
}
