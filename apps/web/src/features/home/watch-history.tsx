import { ROUTE_FRAMES } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { listContinueWatchingQuery } from '../../entities/home/api/list-continue-watching.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { ContinueWatchingList } from './continue-watching-list.tsx';

/** The videos that the customer started, latest first. */
export function WatchHistory() {
  return (
    <Region skeleton={<RowSkeletons count={3} />}>
      <History />
    </Region>
  );
}

function History() {
  const { data: begun } = useSuspenseQuery(listContinueWatchingQuery(useCustomerId()));
  if (begun.length === 0) {
    const hottest = (
      <ButtonLink size="sm" to={ROUTE_FRAMES.hotContent.path}>
        {m['route.hotContent']()}
      </ButtonLink>
    );
    return <Empty text={m['mine.empty.history']()} action={hottest} />;
  }
  return <ContinueWatchingList begun={begun} />;
}
