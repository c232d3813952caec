import { ResourceType } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { ChipRow } from '../../../ui/chips/chip-row.tsx';
import { ListSearch } from '../../../ui/list-search/list-search.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import styles from './browse.module.css';
import { BrowseHistory } from './browse-history.tsx';
import { browsedCategoryText } from './browsed-item.ts';
import { useBrowseQuery } from './use-browse-query.ts';

const { video, case: clinicalCase, document, course, live, meeting, author, product } = ResourceType;

const TYPES = [video, clinicalCase, document, course, live, meeting, author, product];

/** The customer's browsing history, and the buttons to pause and clear it (rules/browse-history#browse-history). */
export function BrowseTab() {
  const { filter, type, keyWord, set } = useBrowseQuery();
  const all = { value: '', label: m['mine.folder.all']() };
  const chips = TYPES.map((each) => ({ value: String(each), label: browsedCategoryText(each) }));
  return (
    <section className={styles.tab} aria-label={m['shell.sidebar.browseHistory']()}>
      <div className={styles.filters}>
        <ListSearch label={m['mine.history.search']()} keyWord={keyWord} onSearch={(words) => set('keyWord', words)} />
        <ChipRow
          label={m['mine.history.types']()}
          chips={[all, ...chips]}
          value={type}
          onChange={(value) => set('type', value)}
        />
      </div>
      <Region key={JSON.stringify(filter)} skeleton={<RowSkeletons count={4} />}>
        <BrowseHistory filter={filter} />
      </Region>
    </section>
  );
}
