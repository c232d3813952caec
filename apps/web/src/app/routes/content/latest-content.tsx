import { ResourceType } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { ContentPage } from '../../../features/content/content-page.tsx';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { m } from '../../../texts/index.ts';
import { CardSkeletons } from '../../../ui/card/card-skeletons.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';

const FollowedFeed = lazyPart(
  async () => (await import('../../../features/engagement/feed/followed-feed.tsx')).FollowedFeed,
);

/**
 * All content, newest first; with `followed` 1 that of the people whom the customer follows, with `resourceType` 2 the
 * documents alone, which have no list of their own.
 */
export function Component() {
  const [params] = useSearchParams();
  if (params.get('followed') === '1') return <FollowedContent />;
  return params.get('resourceType') === String(ResourceType.document) ? (
    <ContentPage title={m['search.type.document']()} resourceType={ResourceType.document} sort="latest" />
  ) : (
    <ContentPage title={m['route.latestContent']()} sort="latest" />
  );
}

function FollowedContent() {
  return (
    <div className="page">
      <PageHead title={m['feed.title']()} />
      <Region skeleton={<CardSkeletons count={8} />}>
        <FollowedFeed />
      </Region>
    </div>
  );
}
