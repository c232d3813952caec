import { formatDuration, getChapterRanges } from '@osteon/domain';
import type { Replay } from '../../entities/replay/replay.ts';
import { CaptionMenu } from '../../entities/room/captions/captions.tsx';
import {
  PlayButton,
  type PlayerButtonsProps,
  SettingButton,
  SoundControl,
  TailButtons,
} from '../../entities/stream/player/control-buttons.tsx';
import stage from '../../entities/stream/player/player-frame.module.css';
import { speedSetting } from '../../entities/video/player/settings.ts';
import { usePlayerSettings } from '../../entities/video/player/settings-store.ts';
import { m } from '../../texts/index.ts';
import { nextChapter } from '../../ui/icon/player-icons.ts';
import { type BarMark, BarMarks } from '../../ui/player/bar-marks.tsx';
import { ChapterBar } from '../../ui/player/chapter-bar.tsx';
import { ControlButton } from '../../ui/player/control-button.tsx';
import styles from './replay-player.module.css';

interface ReplayControlsProps extends PlayerButtonsProps {
  replay: Replay;
  /** Index of the current chapter; -1 before the first. */
  chapter: number;
  at: number;
  /** The last second that this viewer may watch. */
  end: number;
  marks: readonly BarMark[];
  onSeek: (second: number) => void;
}

/** The controls of a replay: its chapters as a bar with its answers (rules/replay#answers), and its buttons. */
export function ReplayControls({ replay, chapter, at, end, marks, onSeek, ...buttons }: ReplayControlsProps) {
  const settings = usePlayerSettings();
  const title = replay.chapters[chapter]?.title ?? '';
  const next = replay.chapters[chapter + 1];
  // The recording before the agenda's first item is a part, too.
  const parts = replay.chapters[0]?.startSeconds === 0 ? replay.chapters : [{ startSeconds: 0 }, ...replay.chapters];
  return (
    <div className={stage.controls}>
      <ChapterBar
        className={styles.bar}
        ranges={getChapterRanges(parts, replay.durationSeconds)}
        position={at}
        end={end}
        duration={replay.durationSeconds}
        chapter={title}
        step={1}
        onSeek={onSeek}
      >
        <BarMarks marks={marks} duration={replay.durationSeconds} onSeek={onSeek} />
      </ChapterBar>
      <div className={stage.buttons}>
        <PlayButton playback={buttons.playback} />
        {replay.chapters.length > 1 && (
          <ControlButton
            label={m['video.nextChapter']()}
            icon={nextChapter}
            wideOnly
            disabled={!next}
            onClick={() => next && onSeek(next.startSeconds)}
          />
        )}
        <SoundControl playback={buttons.playback} />
        <span className={`num ${styles.time}`}>
          {formatDuration(at)}
          <span> / {formatDuration(replay.durationSeconds)}</span>
        </span>
        {title !== '' && <span className={styles.chapter}>{title}</span>}
        <span className={stage.space} />
        <TailButtons {...buttons}>
          <CaptionMenu sources={replay.subtitles} name={m['content.video.subtitles']()} />
          <div className={styles.speed}>
            <SettingButton setting={speedSetting(settings)} />
          </div>
        </TailButtons>
      </div>
    </div>
  );
}
