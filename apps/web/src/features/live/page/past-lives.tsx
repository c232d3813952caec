import type { LiveCard as Live } from '@osteon/contract';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { LiveCard } from './live-card.tsx';
import styles from './past-lives.module.css';

/** Cards that are shown: a row of them, in two columns two. */
const SHOWN = 4;

/** Past events below a page. */
export function PastLives({ lives }: { lives: readonly Live[] }) {
  return (
    <div className={styles.past}>
      <CardGrid>
        {lives.slice(0, SHOWN).map((live) => (
          <LiveCard key={live.activityId} live={live} />
        ))}
      </CardGrid>
    </div>
  );
}
