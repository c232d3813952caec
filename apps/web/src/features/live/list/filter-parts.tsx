import type { LiveCounts } from '../../../entities/live/api/count-lives.ts';
import { liveKindText } from '../../../entities/live/event-text.ts';
import { m } from '../../../texts/index.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChipRow } from '../../../ui/chips/chip-row.tsx';
import { FilterSelect } from '../../../ui/chips/filter-select.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import styles from './live-filters.module.css';
import type { LiveFilterState } from './use-live-filters.ts';

/**
 * The filter by specialty, with the number of events that the other filters leave; `counts` are undefined until loaded.
 */
export function SpecialtyFilter({
  state: { choice, set },
  counts,
}: {
  state: Pick<LiveFilterState, 'choice' | 'set'>;
  counts: LiveCounts | undefined;
}) {
  if (!counts) return <div className={styles.chips} />;
  const all = { value: '', label: <Counted text={m['common.all']()} count={counts.anySpecialty} /> };
  const chips = counts.specialties
    .filter(({ id, count }) => count > 0 || id === choice.specialtyId)
    .map((each) => ({ value: each.id, label: <Counted text={nameText(each)} count={each.count} /> }));
  return (
    <div className={styles.chips}>
      <ChipRow
        label={m['content.filter.specialty']()}
        chips={[all, ...chips]}
        value={choice.specialtyId ?? ''}
        onChange={(specialtyId) => set({ specialtyId })}
      />
    </div>
  );
}

function Counted({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} <span className={styles.count}>{count}</span>
    </>
  );
}

/** The filter by kind, with the number of events that the other filters leave; `counts` are undefined until loaded. */
export function KindFilter({
  state: { choice, set },
  counts,
}: {
  state: Pick<LiveFilterState, 'choice' | 'set'>;
  counts: LiveCounts | undefined;
}) {
  return (
    <FilterSelect
      label={m['live.list.kind']()}
      value={choice.kind ?? ''}
      options={(counts?.kinds ?? []).map(({ value, count }) => ({ value, label: liveKindText(value), count }))}
      onChange={(kind) => set({ kind })}
    />
  );
}

/** The end of a filter bar: the button that clears the filters, and the number of events that they leave. */
export function FilterSummary({
  isFiltered,
  counts,
  onClear,
}: {
  isFiltered: boolean;
  counts: LiveCounts | undefined;
  onClear: () => void;
}) {
  return (
    <>
      {isFiltered && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {m['live.list.clear']()}
        </button>
      )}
      <p className={styles.listed} role="status">
        {counts && m['live.list.listed']({ count: counts.listed })}
      </p>
    </>
  );
}

/** The empty state of a list of events, with the button that clears the filters. */
export function NoEvents({ state: { isFiltered, clear } }: { state: Pick<LiveFilterState, 'isFiltered' | 'clear'> }) {
  const clearButton = (
    <Button size="sm" onClick={clear}>
      {m['live.list.clearAll']()}
    </Button>
  );
  return <Empty text={m['live.list.empty']()} action={isFiltered && clearButton} />;
}
