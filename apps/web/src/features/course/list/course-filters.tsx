import type { CourseLevel, CoursePrice, CourseState } from '@osteon/domain';
import { useRef } from 'react';
import type { CourseCounts } from '../../../entities/course/api/count-courses.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { nameText } from '../../../texts/name-text.ts';
import { ChipRow } from '../../../ui/chips/chip-row.tsx';
import { FilterSelect } from '../../../ui/chips/filter-select.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import styles from './course-filters.module.css';
import type { CourseChoiceState } from './use-course-choice.ts';

interface FiltersProps {
  state: CourseChoiceState;
  /** Undefined until they have loaded. */
  counts: CourseCounts | undefined;
}

const priceTexts: Readonly<Record<CoursePrice, () => string>> = {
  free: m['course.free'],
  vipFree: m['course.memberFree'],
  paid: m['course.filter.paid'],
};
const levelTexts: Readonly<Record<CourseLevel, () => string>> = {
  resident: m['course.filter.resident'],
  attending: m['course.filter.attending'],
  senior: m['course.filter.senior'],
};
const stateTexts: Readonly<Record<CourseState, () => string>> = {
  notJoined: m['course.filter.notJoined'],
  notStarted: m['course.learning.notStarted'],
  due: m['course.learning.due'],
  finished: m['course.learning.finished'],
};

const ORDERS = [
  { value: 'learning', text: m['course.list.forYou'] },
  { value: 'latest', text: m['course.list.latest'] },
  { value: 'hottest', text: m['course.list.hottest'] },
] as const;

/** The specialties with courses, each with the count that the other filters leave. */
export function SpecialtyFilter({ state: { choice, set }, counts }: FiltersProps) {
  if (!counts) return <div className={styles.chips} />;
  const all = { value: '', label: <Counted text={m['common.all']()} count={counts.anySpecialty} /> };
  const chips = counts.specialties.map((each) => ({
    value: each.id,
    label: <Counted text={nameText(each)} count={each.count} />,
  }));
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

/** Credit, price, level, state and order of the list. */
export function CourseFilters({ state: { choice, order, isFiltered, set, clear }, counts }: FiltersProps) {
  const isLoggedIn = useIsLoggedIn();
  const bar = useRef<HTMLDivElement>(null);
  const hasCredit = choice.credit === 'any';
  const clearAll = () => {
    clear();
    // The button disappears with the filters.
    bar.current?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.bar}>
      <div ref={bar} className={styles.filters}>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={hasCredit}
          onClick={() => set({ credit: hasCredit ? '' : 'any' })}
        >
          {m['course.filter.withCredit']()}
          {hasCredit && <Icon of={close} size={16} />}
        </button>
        <FilterSelect
          label={m['course.filter.creditClass']()}
          value={hasCredit ? '' : (choice.credit ?? '')}
          options={withCounts(counts?.credits, (value) =>
            value === 'any' ? null : m['course.filter.class']({ class: value }),
          )}
          onChange={(credit) => set({ credit })}
        />
        <FilterSelect
          label={m['course.priceLabel']()}
          value={choice.price ?? ''}
          options={withCounts(counts?.prices, (value) => priceTexts[value]())}
          onChange={(price) => set({ price })}
        />
        <FilterSelect
          label={m['course.filter.level']()}
          value={choice.level ?? ''}
          options={withCounts(counts?.levels, (value) => levelTexts[value]())}
          onChange={(level) => set({ level })}
        />
        {isLoggedIn && (
          <FilterSelect
            label={m['course.learning.states']()}
            value={choice.state ?? ''}
            options={withCounts(counts?.states, (value) => stateTexts[value]())}
            onChange={(state) => set({ state })}
          />
        )}
        {isFiltered && (
          <button type="button" className={styles.clear} onClick={clearAll}>
            {m['course.filter.clear']()}
          </button>
        )}
      </div>
      <p className={styles.listed} role="status">
        {counts && m['course.list.listed']({ count: counts.listed })}
      </p>
      <Segmented
        label={m['course.list.order']()}
        options={ORDERS.map(({ value, text }) => ({ value, label: text() }))}
        value={order}
        onChange={(value) => set({ sort: value === 'learning' ? '' : value })}
      />
    </div>
  );
}

/** The values of a filter with their texts and counts; a value without text is left out. */
function withCounts<Value extends string>(
  counts: readonly { readonly value: Value; readonly count: number }[] = [],
  textOf: (value: Value) => string | null,
) {
  return counts.flatMap(({ value, count }) => {
    const label = textOf(value);
    return label === null ? [] : [{ value, label, count }];
  });
}
