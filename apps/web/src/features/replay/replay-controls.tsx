import { formatDuration, getChapterRanges, type TimeRange } from '@osteon/domain';
import type { CSSProperties } from 'react';
import type { Replay } from '../../entities/replay/replay.ts';
import { CaptionMenu } from '../../entities/room/captions/caption-menu.tsx';
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
import { ControlButton } from '../../ui/player/control-button.tsx';
import styles from './replay-player.module.css';

interface ReplayControlsProps extends PlayerButtonsProps {
  replay: Replay;
  /** Index of the current chapter; -1 before the first. */
  chapter: number;
  at: number;
  end: number;
  onSeek: (second: number) => void;
}

/** The controls of a replay: its chapters as a bar, and its buttons. */
export function ReplayControls({ replay, chapter, at, end, onSeek, ...buttons }: ReplayControlsProps) {
  const settings = usePlayerSettings();
  const title = replay.chapters[chapter]?.title ?? '';
  const next = replay.chapters[chapter + 1];
  return (
    <div className={stage.controls}>
      <ChapterBar replay={replay} at={at} end={end} chapter={title} onSeek={onSeek} />
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

interface ChapterBarProps {
  replay: Replay;
  at: number;
  /** The last second that this viewer may watch. */
  end: number;
  /** The title of the current chapter, empty before the first. */
  chapter: string;
  onSeek: (second: number) => void;
}

/** The timeline of a replay, one segment per chapter, under a range input (rules/replay#chapters). */
function ChapterBar({ replay: { chapters, durationSeconds }, at, end, chapter, onSeek }: ChapterBarProps) {
  // The recording before the agenda's first item is a part, too.
  const parts = chapters[0]?.startSeconds === 0 ? chapters : [{ startSeconds: 0 }, ...chapters];
  const time = `${formatDuration(at)} / ${formatDuration(durationSeconds)}`;
  return (
    <div className={styles.bar}>
      {getChapterRanges(parts, durationSeconds).map((range) => (
        <Segment key={range.startSeconds} range={range} at={at} end={end} />
      ))}
      <b className={styles.thumb} style={{ left: percent(at, durationSeconds) }} />
      <input
        type="range"
        className={styles.range}
        aria-label={m['video.progress']()}
        aria-valuetext={chapter === '' ? time : `${time}，${chapter}`}
        min={0}
        max={durationSeconds}
        step={1}
        value={at}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function Segment({ range, at, end }: { range: TimeRange; at: number; end: number }) {
  const length = range.endSeconds - range.startSeconds;
  const reached = (second: number) => percent(Math.min(Math.max(second - range.startSeconds, 0), length), length);
  const style: CSSProperties & Record<`--${string}`, string> = {
    flexGrow: length,
    '--played': reached(at),
    '--open': reached(end),
  };
  return <i className={styles.segment} style={style} />;
}

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;
