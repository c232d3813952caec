import { Suspense } from 'react';
import { type LiveCounts, useCountLives } from '../../../entities/live/api/count-lives.ts';
import { useListLives } from '../../../entities/live/api/list-lives.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { KindFilter } from './kind-filter.tsx';
import styles from './live-filters.module.css';
import { PastLive } from './past-live.tsx';
import { SpecialtyFilter } from './specialty-filter.tsx';
import { type LiveChoice, type LiveChoiceState, useLiveChoice } from './use-live-choice.ts';

/** Past events with the chapters of their replays (rules/live#lists). */
export function HistoryLivePage() {
  const { choice: all, ...state } = useLiveChoice();
  // Neither a status nor a day is a filter of this page.
  const choice: LiveChoice = { specialtyId: all.specialtyId, kind: all.kind };
  const counts = useCountLives({ ...choice, when: 'past' });
  return (
    <div className="page">
      <PageHead title={m['route.historyLiveList']()} note={counts && m['live.list.count']({ count: counts.total })} />
      <SpecialtyFilter state={{ ...state, choice }} counts={counts} />
      <Filters state={{ ...state, choice }} counts={counts} />
      <RegionBoundary key={JSON.stringify(choice)}>
        <Suspense fallback={<RowSkeletons count={6} />}>
          <PastLives choice={choice} onClear={state.clear} />
        </Suspense>
      </RegionBoundary>
    </div>
  );
}

function Filters({
  state,
  counts,
}: {
  state: Pick<LiveChoiceState, 'choice' | 'set'>;
  counts: LiveCounts | undefined;
}) {
  return (
    <div className={styles.bar}>
      <KindFilter state={state} counts={counts} />
      <p className={styles.listed} role="status">
        {counts && m['live.list.listed']({ count: counts.listed })}
      </p>
    </div>
  );
}

function PastLives({ choice, onClear }: { choice: LiveChoice; onClear: () => void }) {
  const { items, ...pages } = useListLives({ ...choice, when: 'past' });
  if (items.length === 0) {
    const isFiltered = choice.specialtyId !== undefined || choice.kind !== undefined;
    const clear = (
      <Button size="sm" onClick={onClear}>
        {m['live.list.clearAll']()}
      </Button>
    );
    return <Empty text={m['live.list.empty']()} action={isFiltered && clear} />;
  }
  return (
    <>
      <ul aria-label={m['route.historyLiveList']()}>
        {items.map((live) => (
          <li key={live.activityId}>
            <PastLive live={live} />
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}
