import { formatDuration } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { ListRow } from '../../ui/row/list-row.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { useContinueWatching } from './api/list-continue-watching.ts';
import styles from './home.module.css';

/** The videos that the customer began, latest first. */
export function WatchHistory() {
  const begun = useContinueWatching();
  if (!begun) return <RowSkeletons count={3} />;
  if (begun.length === 0) return <Empty text={m['mine.empty.history']()} />;
  return (
    <div className={styles.begun}>
      {begun.map(({ card, positionSeconds, chapterTitle }) => (
        <ListRow
          key={card.resourceId}
          to={card.pcLink}
          of={card}
          picture={card.picture}
          meta={m['home.continueAt']({ chapter: chapterTitle, time: formatDuration(positionSeconds) })}
          watched={card.watched}
        />
      ))}
    </div>
  );
}
