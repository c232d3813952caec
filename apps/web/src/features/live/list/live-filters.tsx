import { LIVE_STATES, type LiveState } from '@osteon/domain';
import { useRef } from 'react';
import type { LiveCounts } from '../../../entities/live/api/count-lives.ts';
import { m } from '../../../texts/index.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { FilterSummary, KindFilter, SpecialtyFilter } from './filter-parts.tsx';
import styles from './live-filters.module.css';
import type { LiveFilterState } from './use-live-filters.ts';

const stateTexts: Readonly<Record<LiveState, () => string>> = {
  living: m['live.status.living'],
  preview: m['live.status.preview'],
  replay: m['live.status.replay'],
};

interface LiveFiltersProps {
  state: LiveFilterState;
  /** Undefined until they are loaded. */
  counts: LiveCounts | undefined;
}

/** The filters by specialty, status and kind of the list of events, and the number of events (rules/live#lists). */
export function LiveFilters({ state, counts }: LiveFiltersProps) {
  const { choice, isFiltered, set, clear } = state;
  const bar = useRef<HTMLDivElement>(null);
  const clearAll = () => {
    clear();
    // The button disappears with the filters.
    bar.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  };
  return (
    <>
      <SpecialtyFilter state={state} counts={counts} />
      <div ref={bar} className={styles.bar}>
        <Segmented
          label={m['live.list.states']()}
          options={[
            { value: '', label: m['common.all']() },
            ...LIVE_STATES.map((value) => ({ value, label: stateTexts[value]() })),
          ]}
          value={choice.status ?? ''}
          onChange={(status) => set({ status })}
        />
        <KindFilter state={state} counts={counts} />
        <FilterSummary isFiltered={isFiltered} counts={counts} onClear={clearAll} />
      </div>
    </>
  );
}
