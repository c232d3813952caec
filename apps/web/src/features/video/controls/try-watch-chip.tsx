import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import styles from '../../../ui/player/status-chip.module.css';
import { usePlayerState } from '../player/player-context.tsx';
import { type Paywall, PaywallAction } from './paywall-action.tsx';

const EXPANDED_MS = 5000;

/**
 * Announces that only a part can be watched, with the action that unlocks the rest; it appears and disappears with the
 * controls. On phones it collapses into a lock after 5 s, and expands at a tap (rules/video#try-watch).
 */
export function TryWatchChip({ gate }: { gate: Paywall }) {
  const minutes = usePlayerState((state) => Math.round(state.watchAuth.tryWatchDuration / 60));
  const isOverridden = usePlayerState((state) => state.resumedAt !== null || state.finish !== null);
  const [isCollapsed, setIsCollapsed] = useState(false);

  useEffect(() => {
    if (isCollapsed || isOverridden) return;
    const timer = setTimeout(() => setIsCollapsed(true), EXPANDED_MS);
    return () => clearTimeout(timer);
  }, [isCollapsed, isOverridden]);

  if (isOverridden) return null;
  const text = m['video.tryWatch.limit']({ minutes });
  return (
    <div className={clsx(styles.place, styles.passing, isCollapsed && styles.folded)} data-notice>
      <button type="button" className={styles.expand} aria-label={text} onClick={() => setIsCollapsed(false)}>
        <Icon of={lock} size={18} />
      </button>
      <p className={styles.chip}>
        {text}
        <PaywallAction gate={gate} kind="text" size="sm" />
      </p>
    </div>
  );
}
