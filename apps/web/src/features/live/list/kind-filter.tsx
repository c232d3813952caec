import type { LiveCounts } from '../../../entities/live/api/count-lives.ts';
import { m } from '../../../texts/index.ts';
import { FilterSelect } from '../../../ui/chips/filter-select.tsx';
import { liveKindText } from './live-kind-text.ts';
import type { LiveFilterState } from './use-live-filters.ts';

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
