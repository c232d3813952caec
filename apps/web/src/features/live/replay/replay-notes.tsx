import { formatDuration } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { clock } from '../../../ui/icon/icons.ts';
import { replay as replayIcon } from '../../../ui/icon/player-icons.ts';
import { useResumeNote } from '../../../ui/player/use-resume-note.ts';
import { ChipButton, StageChip } from '../stage/stage-chip.tsx';
import type { ReplayGate } from './replay.ts';
import { GateButton } from './try-watch.tsx';

interface ReplayNotesProps {
  /** The second at which it was resumed, as long as that is said. */
  resumedAt: number | null;
  playing: boolean;
  onResumeNoted: () => void;
  onRestart: () => void;
  /** Null for who may watch the whole replay. */
  gate: ReplayGate | null;
  /** The second that is shown, and the last one that may be. */
  at: number;
  end: number;
}

/** What is to be said of a replay that goes on: where it was resumed, or how much may be watched (rules/live#stage). */
export function ReplayNotes({ resumedAt, playing, onResumeNoted, onRestart, gate, at, end }: ReplayNotesProps) {
  useResumeNote(resumedAt, playing, onResumeNoted);
  return (
    <div role="status">
      {resumedAt !== null ? (
        <StageChip icon={replayIcon}>
          <span className="num">{m['content.video.resume']({ time: formatDuration(resumedAt) })}</span>
          <ChipButton
            onClick={() => {
              onResumeNoted();
              onRestart();
            }}
          >
            {m['live.stage.fromBegin']()}
          </ChipButton>
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
