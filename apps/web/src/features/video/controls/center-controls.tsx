import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { replay } from '../../../ui/icon/player-icons.ts';
import { usePlayerState } from '../player/player-context.tsx';
import styles from './center-controls.module.css';

/**
 * The middle of the picture: a play mark before the first play, another after the last second, a spinner while it is
 * buffering. The icons are decorative, as a click anywhere plays; the button is in the control bar.
 */
export function CenterControls() {
  const isWaiting = usePlayerState((state) => state.waiting || (state.playing && state.stage !== 'ready'));
  const isOver = usePlayerState((state) => state.finish === 'whole');
  const isFresh = usePlayerState((state) => state.covered && !state.playing);
  if (isWaiting) return <span className={styles.ring} role="status" aria-label={m['state.loading']()} />;
  if (!isOver && !isFresh) return null;
  return (
    <span className={styles.round} aria-hidden="true">
      <Icon of={isOver ? replay : play} size={28} filled={!isOver} />
    </span>
  );
}
