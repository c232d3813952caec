import type { LiveCard } from '@osteon/contract';
import { PastCard } from './past-card.tsx';
import styles from './past-live-events.module.css';

/** Past events below a page: five in a row, or a list in a narrow container. */
export function PastLiveEvents({ liveEvents }: { liveEvents: readonly LiveCard[] }) {
  return (
    <div className={styles.past}>
      <ul>
        {liveEvents.map((live) => (
          <li key={live.activityId}>
            <PastCard live={live} />
          </li>
        ))}
      </ul>
    </div>
  );
}
