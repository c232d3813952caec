import { searchTextOf } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { ContentList } from '../../features/content/content-list.tsx';
import { m } from '../../texts/index.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Empty } from '../../ui/state/empty.tsx';

/** What holds the searched words (seed 000 §2, /searchList; query keyWord and searchType). */
export function Component() {
  const [query] = useSearchParams();
  const keyword = searchTextOf(query.get('keyWord') ?? '', null);
  const type = Number(query.get('searchType'));
  if (keyword === null) {
    return (
      <div className="page">
        <PageHead title={m['route.searchList']()} />
        <Empty text={m['search.box.placeholder']()} />
      </div>
    );
  }
  const title = m['search.result.heading']({ keyword });
  return (
    <div className="page">
      <PageHead title={title} />
      <ContentList
        label={title}
        filter={{
          keyWord: keyword,
          resourceType: Number.isInteger(type) && type > 0 ? type : undefined,
          sort: 'hottest',
        }}
        empty={m['search.result.empty']({ keyword })}
      />
    </div>
  );
}
