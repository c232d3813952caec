import { useRef } from 'react';
import { useListSpecialties } from '../../entities/content/api/list-specialties.ts';
import type { SearchQuery } from '../../entities/search/api/search.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import { FilterSelect } from '../../ui/chips/filter-select.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import styles from './result-filters.module.css';
import type { SetFilters } from './use-search-query.ts';

const SORTS = [
  { value: 'relevance', text: m['search.sort.relevance'] },
  { value: 'latest', text: m['search.sort.latest'] },
  { value: 'hottest', text: m['search.sort.hottest'] },
] as const;

const PERIODS = [
  { value: 'month', text: m['search.period.month'] },
  { value: 'year', text: m['search.period.year'] },
  { value: 'threeYears', text: m['search.period.threeYears'] },
] as const;

/** Filters and order of the results; both are in the URL. */
export function ResultFilters({ query, setFilters }: { query: SearchQuery; setFilters: SetFilters }) {
  const { specialtyId = '', period = '', sort = 'relevance' } = query;
  const specialties = useListSpecialties();
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    setFilters({ specialtyId: '', period: '' });
    bar.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={bar} className={styles.bar}>
      <FilterSelect
        label={m['search.filter.specialty']()}
        value={specialtyId}
        options={specialties.map((each) => ({ value: each.id, label: nameText(each) }))}
        onChange={(value) => setFilters({ specialtyId: value })}
      />
      <FilterSelect
        label={m['search.filter.period']()}
        value={period}
        options={PERIODS.map(({ value, text }) => ({ value, label: text() }))}
        onChange={(value) => setFilters({ period: value })}
      />
      {(specialtyId !== '' || period !== '') && (
        <button type="button" className={styles.clear} onClick={clear}>
          {m['search.filter.clear']()}
        </button>
      )}
      <div className={styles.sort}>
        <Segmented
          label={m['search.sort.label']()}
          options={SORTS.map(({ value, text }) => ({ value, label: text() }))}
          value={sort}
          onChange={(value) => setFilters({ sort: value === 'relevance' ? '' : value })}
        />
      </div>
    </div>
  );
}
