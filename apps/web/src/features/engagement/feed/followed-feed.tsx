import { ROUTE_FRAMES } from '@osteon/domain';
import { useListFollowedContent } from '../../../entities/engagement/api/list-followed-content.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../../ui/card/card-skeletons.tsx';
import { ResourceCard } from '../../../ui/card/resource-card.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { Empty } from '../../../ui/state/empty.tsx';

const EAGER_CARDS = 4;

/** Content of the people whom the customer follows, newest first (rules/follow#followed-feed). */
export function FollowedFeed() {
  if (!useIsLoggedIn()) {
    const logIn = (
      <Button size="sm" onClick={() => openDialog('login')}>
        {m['common.goLogin']()}
      </Button>
    );
    return <Empty text={m['feed.needLogin']()} action={logIn} />;
  }
  return (
    <Region skeleton={<CardSkeletons count={8} />}>
      <Pages />
    </Region>
  );
}

function Pages() {
  const { items, ...pages } = useListFollowedContent();
  if (items.length === 0) {
    const leaders = (
      <ButtonLink size="sm" to={ROUTE_FRAMES.industryLeaders.path}>
        {m['route.industryLeaders']()}
      </ButtonLink>
    );
    return <Empty text={m['feed.empty']()} note={m['feed.emptyNote']()} action={leaders} />;
  }
  return (
    <>
      <CardGrid label={m['feed.title']()}>
        {items.map((item, index) => (
          <ResourceCard key={item.resourceId} item={item} eager={index < EAGER_CARDS} />
        ))}
      </CardGrid>
      <LoadMore pages={pages} />
    </>
  );
}
