import type { LiveCard } from '@osteon/contract';
import { PastCard } from './past-card.tsx';
import styles from './past-lives.module.css';

/** Past events below a page: five in a row, as rows where that is too narrow. */
export function PastLives({ lives }: { lives: readonly LiveCard[] }) {
  return (
    <div className={styles.past}>
      <ul>
        {lives.map((live) => (
          <li key={live.activityId}>
            <PastCard live={live} />
          </li>
        ))}
      </ul>
    </div>
  );
}
