import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { leaveFullscreen } from '../../../ui/player/fullscreen.ts';
import type { ReplayGate } from './replay.ts';
import styles from './try-watch.module.css';

interface TryWatchProps {
  gate: ReplayGate;
  isOver: boolean;
  /** How much may be watched. */
  seconds: number;
  onAgain: () => void;
}

/** That a part can be watched alone, and at its end the way to the rest (rules/video#try-watch). */
export function TryWatch({ gate, isOver, seconds, onAgain }: TryWatchProps) {
  if (!isOver)
    return (
      <div className={styles.chip}>
        {m['live.detail.tryWatch']({ minutes: Math.round(seconds / 60) })}
        <GateButton gate={gate} kind="text" />
      </div>
    );
  return (
    <div className={styles.overlay} role="alert">
      <p>{m['live.detail.tryWatchEnd']()}</p>
      <div className={styles.actions}>
        <GateButton gate={gate} kind="primary" />
        <Button onClick={onAgain}>{m['video.tryWatch.again']()}</Button>
      </div>
    </div>
  );
}

/** What lifts the gate: login or certification. */
function GateButton({ gate, kind }: { gate: ReplayGate; kind: 'text' | 'primary' }) {
  const level = gate === 'companyCertification' ? 'company' : 'level1';
  const act = () => (gate === 'login' ? openDialog('login') : emit('certificationRequested', { level }));
  return (
    <Button kind={kind} {...(kind === 'text' && { size: 'sm' })} onClick={() => void leaveFullscreen().then(act)}>
      {gate === 'login' ? m['common.goLogin']() : m['cert.lead.go']()}
    </Button>
  );
}
