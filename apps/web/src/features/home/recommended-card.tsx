import clsx from 'clsx';
import { lazy, useState } from 'react';
import type { Home } from '../../entities/home/api/get-home.ts';
import { ResourceCard } from '../../ui/card/resource-card.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import styles from './recommended-card.module.css';

/** For customers alone, so that no visitor waits for it. */
const RecommendationNote = lazy(async () => ({
  default: (await import('./recommendation-note.tsx')).RecommendationNote,
}));

/** A recommendation with its reason, which the customer can dismiss (rules/home#less-of-this). */
export function RecommendedCard({ item }: { item: Home['recommended'][number] }) {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <div className={styles.recommended}>
      <div className={clsx(styles.card, isDismissed && styles.dismissed)}>
        <ResourceCard item={item} />
      </div>
      <div className={styles.why}>
        <LazyBoundary>
          <RecommendationNote item={item} isDismissed={isDismissed} onChange={setDismissed} />
        </LazyBoundary>
      </div>
    </div>
  );
}
