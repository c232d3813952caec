import { formatDuration } from '@osteon/domain';
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
  const end = usePlayerState((state) => state.watchAuth.tryWatchDuration);
  if (!isOver) return null;
  const isForMembers = gate === 'membership';
  return (
    <div className={styles.overlay} role="alert">
      <p>{isForMembers ? m['video.tryWatch.endMember']() : m['live.detail.tryWatchEnd']()}</p>
      <Reason gate={gate} end={end} />
      <div className={styles.actions}>
        <PaywallAction gate={gate} kind={isForMembers ? 'gold' : 'primary'} />
        <Button onClick={player.play}>{m['video.tryWatch.again']()}</Button>
      </div>
    </div>
  );
}

/** The cost of the unlocking action, and the second at which the title continues afterwards. */
function Reason({ gate, end }: { gate: Paywall; end: number }) {
  if (gate === 'certification') return <small>{m['video.tryWatch.certifyNote']()}</small>;
  if (gate === 'membership') return <small>{m['video.tryWatch.memberNote']({ time: formatDuration(end) })}</small>;
  return null;
}
