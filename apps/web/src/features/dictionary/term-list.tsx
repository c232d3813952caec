import { Link } from 'react-router';
import { useListTerms } from '../../entities/dictionary/api/list-terms.ts';
import { m } from '../../texts/index.ts';
import { termCategoryText } from '../../texts/library/library-text.ts';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './term-list.module.css';

interface TermFilter {
  specialtyId?: string | undefined;
  letter?: string | undefined;
}

/** Terms in pinyin order: Chinese, English, abbreviation, category. */
export function TermList(filter: TermFilter) {
  return (
    <Region key={JSON.stringify(filter)} skeleton={<RowSkeletons count={8} />}>
      <Pages {...filter} />
    </Region>
  );
}

function Pages(filter: TermFilter) {
  const { items, ...pages } = useListTerms(filter);
  if (items.length === 0) return <Empty />;
  return (
    <>
      <ul className={styles.terms} aria-label={m['route.boneDictionary']()}>
        {items.map((term) => (
          <li key={term.id}>
            <Link to={`/dictionaryTerminal?id=${term.id}`}>{term.term}</Link>
            <span lang="en">{term.en}</span>
            <span className="num">{term.abbreviation}</span>
            <span>{termCategoryText(term.category)}</span>
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}
