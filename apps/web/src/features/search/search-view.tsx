import type { ResponseOf } from '@osteon/contract';
import { type ReactNode, Suspense } from 'react';
import { type SearchQuery, useSearch } from '../../entities/search/api/search.ts';
import { m } from '../../texts/index.ts';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { RegionBoundary } from '../../ui/region/region-boundary.tsx';
import { resourceTypeText } from '../../ui/resource-type/resource-type.ts';
import { Empty } from '../../ui/state/empty.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { NoFilteredResults, NoResults } from './nothing-found.tsx';
import { ResultFilters } from './result-filters.tsx';
import { countLine, ResultNotes } from './result-head.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultSkeletons } from './result-skeletons.tsx';
import styles from './search-view.module.css';
import { TermCard } from './term-card.tsx';
import { type SetFilters, useSearchQuery } from './use-search-query.ts';

const ALL = '0';
const EAGER_ROWS = 3;

/** The results of the query in the URL. `rail` is beside them, below the card of the dictionary. */
export function SearchView({ rail }: { rail: ReactNode }) {
  const { query, shown, isPending, setFilters } = useSearchQuery();
  if (query === null || shown === null) {
    return (
      <div className="page">
        <PageHead title={m['route.searchList']()} />
        <div className={styles.columns}>
          <Empty text={m['search.box.placeholder']()} />
          <aside className={styles.rail}>{rail}</aside>
        </div>
      </div>
    );
  }
  return (
    <div className="page">
      {/* A new sort order of the same words retains the present results, and the focus, until it has loaded. */}
      <RegionBoundary key={query.keyWord}>
        <Suspense fallback={<ResultSkeletons keyword={query.keyWord} />}>
          <Results query={query} shown={shown} isPending={isPending} setFilters={setFilters} rail={rail} />
        </Suspense>
      </RegionBoundary>
    </div>
  );
}

interface ResultsProps {
  /** Tabs and filters. */
  query: SearchQuery;
  /** The query of the results on the page. */
  shown: SearchQuery;
  isPending: boolean;
  setFilters: SetFilters;
  rail: ReactNode;
}

function Results({ query, shown, isPending, setFilters, rail }: ResultsProps) {
  const { items, about, ...pages } = useSearch(shown);
  if (!about) return null;
  const { keyWord: keyword, searchType, specialtyId, period } = shown;
  const narrowed = (searchType ?? specialtyId ?? period) !== undefined;
  const nothingAtAll = items.length === 0 && !narrowed;
  return (
    <>
      <header className={styles.head}>
        <h1>{m['search.result.heading']({ keyword })}</h1>
        <p className="num" role="status">
          {countLine(about.total)}
        </p>
      </header>
      <ResultNotes about={about} written={keyword} exact={shown.exact === 'true'} setFilters={setFilters} />
      {/* Without results there is nothing to filter. */}
      {!nothingAtAll && (
        <>
          <div className={styles.tabs}>
            <Tabs
              label={m['search.type.label']()}
              tabs={getTabs(about, query.searchType)}
              value={String(query.searchType ?? ALL)}
              onChange={(value) => setFilters({ searchType: value === ALL ? '' : value })}
            />
          </div>
          <ResultFilters query={query} setFilters={setFilters} />
        </>
      )}
      <div className={styles.columns}>
        {nothingAtAll && <NoResults keyword={keyword} />}
        {items.length === 0 && narrowed && <NoFilteredResults keyword={keyword} setFilters={setFilters} />}
        {items.length > 0 && (
          <div className={styles.results} aria-busy={isPending}>
            <ol className={styles.list}>
              {items.map((result, index) => (
                <ResultRow
                  key={`${result.resourceType}-${result.resourceId}`}
                  result={result}
                  eager={index < EAGER_ROWS}
                />
              ))}
            </ol>
            <LoadMore pages={pages} />
          </div>
        )}
        <aside className={styles.rail}>
          {about.term && <TermCard term={about.term} />}
          {rail}
        </aside>
      </div>
    </>
  );
}

/** A tab for each type that has results, and for the chosen one in any case: it is the one that is open. */
function getTabs({ counts }: ResponseOf<'search'>, chosen: number | undefined) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const more = counts.some((each) => each.more);
  const isListed = chosen === undefined || counts.some(({ resourceType }) => resourceType === chosen);
  const shown = isListed ? counts : [...counts, { resourceType: chosen, count: 0, more: false }];
  return [
    { value: ALL, label: m['search.type.all'](), count: all, more },
    ...shown.map(({ resourceType, count, more: over }) => ({
      value: String(resourceType),
      label: resourceTypeText(resourceType),
      count,
      more: over,
    })),
  ];
}
