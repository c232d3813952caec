import { formatDuration } from '@osteon/domain';
import { speedSetting } from '../../../entities/video/player/settings.ts';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { m } from '../../../texts/index.ts';
import { nextChapter } from '../../../ui/icon/player-icons.ts';
import { ControlButton } from '../../../ui/player/control-button.tsx';
import { CaptionMenu } from '../captions/caption-menu.tsx';
import {
  PlayButton,
  type PlayerButtonsProps,
  SettingButton,
  SoundControl,
  TailButtons,
} from '../stage/control-buttons.tsx';
import stage from '../stage/live-player.module.css';
import { ChapterBar } from './chapter-bar.tsx';
import type { Replay } from './replay.ts';
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
