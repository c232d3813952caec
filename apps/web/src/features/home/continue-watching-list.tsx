import { formatDuration } from '@osteon/domain';
import type { ContinueWatchingItem } from '../../entities/home/api/list-continue-watching.ts';
import { ListRow } from '../../ui/row/list-row.tsx';
import styles from './home.module.css';
import { WatchProgress } from './watch-progress.tsx';

/** Started videos with their progress. */
export function ContinueWatchingList({ started }: { started: readonly ContinueWatchingItem[] }) {
  return (
    <div className={styles.started}>
      {started.map((each) => (
        <ListRow
          key={each.card.resourceId}
          to={each.card.pcLink}
          of={each.card}
          picture={each.card.picture}
          meta={<WatchProgress of={each} />}
          duration={each.card.durationSeconds === null ? undefined : formatDuration(each.card.durationSeconds)}
          watched={each.card.watched}
        />
      ))}
    </div>
  );
}
