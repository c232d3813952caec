import { useSearchParams } from 'react-router';
import { useListTags } from '../../../entities/content/api/list-tags.ts';
import { m } from '../../../texts/index.ts';
import { FilterSelect } from '../../../ui/chips/filter-select.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import styles from './case-list-extras.module.css';
import { useCaseFilter } from './use-case-filter.ts';

/** The filters by a tag, of which the list has one, and the order of the list of cases. */
export function CaseListFilters() {
  const filter = useCaseFilter();
  const [, setQuery] = useSearchParams();
  const set = (name: 'tagId' | 'sort', value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const tags = useListTags(filter.specialtyId);
  const select = (kind: 'disease' | 'surgery', label: string) => {
    const options = tags.filter((tag) => tag.kind === kind && tag.count > 0);
    const value = options.some(({ id }) => id === filter.tagId) ? (filter.tagId ?? '') : '';
    return (
      <FilterSelect
        label={label}
        value={value}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(tagId) => set('tagId', tagId)}
      />
    );
  };
  return (
    <div className={styles.filters}>
      {select('disease', m['case.list.disease']())}
      {select('surgery', m['case.list.surgery']())}
      <Segmented
        label={m['case.list.sort']()}
        options={[
          { value: 'latest', label: m['case.list.latest']() },
          { value: 'hottest', label: m['case.list.hottest']() },
        ]}
        value={filter.sort === 'hottest' ? 'hottest' : 'latest'}
        onChange={(sort) => set('sort', sort === 'latest' ? '' : sort)}
      />
    </div>
  );
}
