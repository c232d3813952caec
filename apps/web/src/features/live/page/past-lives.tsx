import type { LiveCard as Live } from '@osteon/contract';
import { LiveCard } from './live-card.tsx';
import styles from './past-lives.module.css';

/** Past events below a page: five in a row, as rows where that is too narrow. */
export function PastLives({ lives }: { lives: readonly Live[] }) {
  return (
    <div className={styles.past}>
      <ul>
        {lives.map((live) => (
          <li key={live.activityId}>
            <LiveCard live={live} />
          </li>
        ))}
      </ul>
    </div>
  );
}
