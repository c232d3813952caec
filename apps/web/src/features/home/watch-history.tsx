import { ROUTE_FRAMES } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ListRow } from '../../ui/row/list-row.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { useContinueWatching } from './api/list-continue-watching.ts';
import styles from './home.module.css';
import { WatchedTo } from './watched-to.tsx';

/** The videos that the customer began, latest first. */
export function WatchHistory() {
  const begun = useContinueWatching();
  if (!begun) return <RowSkeletons count={3} />;
  if (begun.length === 0) {
    const hottest = (
      <ButtonLink size="sm" to={ROUTE_FRAMES.hotContent.path}>
        {m['route.hotContent']()}
      </ButtonLink>
    );
    return <Empty text={m['mine.empty.history']()} action={hottest} />;
  }
  return (
    <div className={styles.begun}>
      {begun.map((each) => (
        <ListRow
          key={each.card.resourceId}
          to={each.card.pcLink}
          of={each.card}
          picture={each.card.picture}
          meta={<WatchedTo of={each} />}
          watched={each.card.watched}
        />
      ))}
    </div>
  );
}
