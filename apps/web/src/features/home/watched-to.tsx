import { formatDuration } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { Title } from '../../ui/title/title.tsx';
import type { Begun } from './api/list-continue-watching.ts';
import styles from './home.module.css';

/** Where the customer stopped: the chapter and the time in it. */
export function WatchedTo({ of: { chapter, positionSeconds } }: { of: Begun }) {
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
