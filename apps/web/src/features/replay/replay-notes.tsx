import { formatDuration } from '@osteon/domain';
import { useStore } from 'zustand';
import type { ReplayGate } from '../../entities/replay/replay.ts';
import type { LivePlayback } from '../../entities/stream/engine/live-playback.ts';
import { unmute, useIsSilenced } from '../../entities/stream/player/sound-card.tsx';
import { ChipButton, StageCard, StageChip } from '../../entities/stream/player/stage-card.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { emit } from '../../lib/events.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { clock, lock } from '../../ui/icon/icons.ts';
import { replay as replayIcon, volumeOff } from '../../ui/icon/player-icons.ts';
import { leaveFullscreen } from '../../ui/player/fullscreen.ts';
import { useResumeNote } from '../../ui/player/use-resume-note.ts';

interface ReplayNotesProps {
  playback: LivePlayback;
  /** The second at which playback was resumed, while the note about it is shown. */
  resumedAt: number | null;
  onDismissResume: () => void;
  onRestart: () => void;
  /** Null for a viewer who may watch the whole replay. */
  gate: ReplayGate | null;
  /** The current second, and the last one that may be watched. */
  at: number;
  end: number;
}

/**
 * The note over a replay that plays: the position at which it was resumed, that it is muted, or the part that may be
 * watched (rules/stream-stage#stage).
 */
export function ReplayNotes(props: ReplayNotesProps) {
  const { playback, resumedAt, onDismissResume, onRestart, gate, at, end } = props;
  const playing = useStore(playback.store, (state) => state.playing);
  const isSilenced = useIsSilenced(playback);
  useResumeNote(resumedAt, playing, onDismissResume);
  return (
    <div role="status">
      {resumedAt !== null ? (
        <StageChip icon={replayIcon}>
          <span className="num">{m['content.video.resume']({ time: formatDuration(resumedAt) })}</span>
          <ChipButton
            onClick={() => {
              onDismissResume();
              onRestart();
            }}
          >
            {m['live.stage.fromBegin']()}
          </ChipButton>
        </StageChip>
      ) : isSilenced ? (
        <StageChip icon={volumeOff}>
          <span>{m['live.stage.silenced']()}</span>
          <ChipButton onClick={() => unmute(playback)}>{m['live.stage.openSound']()}</ChipButton>
        </StageChip>
      ) : (
        gate && (
          <StageChip icon={clock}>
            <span>{m['live.detail.tryWatch']({ minutes: Math.round(end / 60) })}</span>
            <span className="num" aria-live="off">
              {m['live.stage.tryWatchLeft']({ time: formatDuration(Math.max(0, end - at)) })}
            </span>
            <GateButton gate={gate} kind="text" />
          </StageChip>
        )
      )}
    </div>
  );
}

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
function GateButton({ gate, kind }: { gate: ReplayGate; kind: 'text' | 'primary' }) {
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
