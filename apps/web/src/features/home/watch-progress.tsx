import { formatDuration } from '@osteon/domain';
import type { ContinueWatchingItem } from '../../entities/home/api/list-continue-watching.ts';
import { m } from '../../texts/index.ts';
import { Title } from '../../ui/title/title.tsx';
import styles from './home.module.css';

/** Position at which the customer stopped: the chapter and the time in it. */
export function WatchProgress({ of: { chapter, positionSeconds } }: { of: ContinueWatchingItem }) {
  return (
    <span>
      {chapter && (
        <>
          <Title of={chapter} /> ·{' '}
        </>
      )}
      <span className={styles.time}>{m['home.watchedTo']({ time: formatDuration(positionSeconds) })}</span>
    </span>
  );
}
