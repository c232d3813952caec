import { formatDuration } from '@osteon/domain';
import { useStore } from 'zustand';
import { m } from '../../../texts/index.ts';
import { clock } from '../../../ui/icon/icons.ts';
import { replay as replayIcon, volumeOff } from '../../../ui/icon/player-icons.ts';
import { useResumeNote } from '../../../ui/player/use-resume-note.ts';
import type { LivePlayback } from '../engine/live-playback.ts';
import { ChipButton, StageChip } from '../stage/stage-chip.tsx';
import { unmute, useIsSilenced } from '../stage/unmute.ts';
import type { ReplayGate } from './replay.ts';
import { GateButton } from './try-watch.tsx';

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
 * watched (rules/live-stage#stage).
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
