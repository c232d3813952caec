import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import type { SetFilters } from './use-search-query.ts';

/** No result: suggestions of what to try. The hot searches are beside it, below it on narrow windows. */
export function NoResults({ keyword }: { keyword: string }) {
  return <Empty text={m['search.result.empty']({ keyword })} note={m['search.empty.advice']()} />;
}

/** No result with the chosen filters: a button removes them. */
export function NoFilteredResults({ keyword, setFilters }: { keyword: string; setFilters: SetFilters }) {
  return (
    <Empty
      text={m['search.result.empty']({ keyword })}
      action={
        <Button size="sm" onClick={() => setFilters({ specialtyId: '', period: '', searchType: '' })}>
          {m['search.empty.clear']()}
        </Button>
      }
    />
  );
}
