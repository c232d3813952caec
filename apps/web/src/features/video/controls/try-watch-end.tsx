import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './overlay.module.css';
import { type Paywall, PaywallAction } from './paywall-action.tsx';

/**
 * Over the picture at the limit of the try-watch: the reason, and the action that continues (rules/video#try-watch).
 */
export function TryWatchEnd({ gate }: { gate: Paywall }) {
  const player = usePlayer();
  const isOver = usePlayerState((state) => state.finish === 'tryWatch');
  if (!isOver) return null;
  const isForMembers = gate === 'membership';
  return (
    <div className={styles.overlay} role="alert">
      <p>{isForMembers ? m['video.tryWatch.endMember']() : m['live.detail.tryWatchEnd']()}</p>
      <div className={styles.actions}>
        <Button onClick={player.play}>{m['video.replay']()}</Button>
        <PaywallAction gate={gate} kind={isForMembers ? 'gold' : 'primary'} />
      </div>
    </div>
  );
}
