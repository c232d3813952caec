import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import { leaveFullscreen } from '../../../ui/player/fullscreen.ts';
import { StageCard } from '../stage/stage-card.tsx';
import { ChipButton } from '../stage/stage-chip.tsx';
import type { ReplayGate } from './replay.ts';

/** The end of a try-watch, and the button that leads to the rest (rules/video#try-watch). */
export function TryWatchEnd({ gate, onAgain }: { gate: ReplayGate; onAgain: () => void }) {
  return (
    <StageCard icon={lock} title={m['live.detail.tryWatchEnd']()}>
      <Button onClick={onAgain}>{m['video.tryWatch.again']()}</Button>
      <GateButton gate={gate} kind="primary" />
    </StageCard>
  );
}

/** The button that lifts the gate: login or certification. */
export function GateButton({ gate, kind }: { gate: ReplayGate; kind: 'text' | 'primary' }) {
  const level = gate === 'companyCertification' ? 'company' : 'level1';
  const act = () => (gate === 'login' ? openDialog('login') : emit('certificationRequested', { level }));
  const leave = () => void leaveFullscreen().then(act);
  const text = gate === 'login' ? m['common.goLogin']() : m['cert.lead.go']();
  if (kind === 'text') return <ChipButton onClick={leave}>{text}</ChipButton>;
  return (
    <Button kind="primary" onClick={leave}>
      {text}
    </Button>
  );
}
