import { m } from '../../../texts/index.ts';
import { usePlayerState } from '../player/player-context.tsx';
import { type Paywall, PaywallAction } from './paywall-action.tsx';
import styles from './status-chip.module.css';

/**
 * Announces that only a part can be watched, with the action that unlocks the rest; shown and hidden with the controls.
 */
export function TryWatchChip({ gate }: { gate: Paywall }) {
  const minutes = usePlayerState((state) => Math.round(state.watchAuth.tryWatchDuration / 60));
  const isSpokenOver = usePlayerState((state) => state.resumedAt !== null || state.finish !== null);
  if (isSpokenOver) return null;
  return (
    <p className={`${styles.place} ${styles.chip} ${styles.passing}`}>
      {m['video.tryWatch.limit']({ minutes })}
      <PaywallAction gate={gate} kind="text" size="sm" />
    </p>
  );
}
