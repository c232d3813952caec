import { findMarkIndex, formatDuration, type TimeRange } from '@osteon/domain';
import { lazy, Suspense } from 'react';
import type { Video } from '../../../entities/video/api/get-video.ts';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { hasPictureInPicture } from '../../../entities/video/player/picture-in-picture.ts';
import { VolumeControl } from '../../../entities/video/player/volume-control.tsx';
import { inBackground } from '../../../lib/chunk/in-background.ts';
import { m } from '../../../texts/index.ts';
import { pause, play as playIcon } from '../../../ui/icon/icons.ts';
import * as icons from '../../../ui/icon/player-icons.ts';
import { ControlButton } from '../../../ui/player/control-button.tsx';
import { useIsFullscreen } from '../../../ui/player/fullscreen.ts';
import { Title } from '../../../ui/title/title.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './control-bar.module.css';
import { SeekBar } from './seek-bar.tsx';
import { SettingSheet } from './setting-sheet.tsx';
import { useSettings } from './use-settings.ts';

// Menus are larger than the rest of the player and are not needed for the first picture.
const SettingMenus = lazy(async () => ({
  default: (await inBackground(() => import('../../../entities/video/player/setting-menus.tsx'))).SettingMenus,
}));

interface ControlBarProps {
  video: Video;
  play: VideoPlay;
  chapterRanges: readonly TimeRange[];
  onFullscreen: () => void;
  onPictureInPicture: () => void;
  /** A control was clicked with a pointer, which then need not keep the focus. */
  onPointerUse: () => void;
}

/** Timeline, buttons and settings of the player. */
export function ControlBar(props: ControlBarProps) {
  const { video, play, chapterRanges, onFullscreen, onPictureInPicture, onPointerUse } = props;
  const player = usePlayer();
  const playing = usePlayerState((state) => state.playing);
  const chapter = usePlayerState((state) => findMarkIndex(video.chapters, state.position));
  const isFullscreen = useIsFullscreen();
  const settings = useSettings({ hasSubtitles: play.subtitles.length > 0, hasEnglishAudio: video.hasEnglishAudio });
  const running = video.chapters[chapter];
  const next = video.chapters[chapter + 1];
  return (
    <div
      role="presentation"
      className={styles.controls}
      onClick={({ detail, target }) => {
        const opens = target instanceof Element && target.closest('[aria-haspopup], [role="menu"], dialog');
        if (detail > 0 && !opens) onPointerUse();
      }}
    >
      <SeekBar chapters={video.chapters} ranges={chapterRanges} thumbnails={play.thumbnails} />
      <div className={styles.row}>
        <ControlButton
          label={playing ? m['content.video.pause']() : m['content.video.play']()}
          keys="k"
          icon={playing ? pause : playIcon}
          size={24}
          onClick={player.toggle}
        />
        <ControlButton
          label={m['video.nextChapter']()}
          icon={icons.nextChapter}
          wideOnly
          disabled={!next}
          onClick={() => next && player.seek(next.startSeconds)}
        />
        <div className={styles.volume}>
          <VolumeControl />
        </div>
        <Time />
        <span className={styles.chapter}>{running && <Title of={running} />}</span>
        <div className={styles.right}>
          <div className={styles.menus}>
            <Suspense>
              <SettingMenus settings={settings} />
            </Suspense>
          </div>
          <div className={styles.sheet}>
            <SettingSheet settings={settings} />
          </div>
          {hasPictureInPicture() && (
            <ControlButton
              label={m['video.pictureInPicture']()}
              icon={icons.pictureInPicture}
              wideOnly
              onClick={onPictureInPicture}
            />
          )}
          <ControlButton
            label={isFullscreen ? m['video.exitFullscreen']() : m['content.video.fullscreen']()}
            keys="f"
            icon={isFullscreen ? icons.exitFullscreen : icons.fullscreen}
            onClick={onFullscreen}
          />
        </div>
      </div>
    </div>
  );
}

function Time() {
  const position = usePlayerState((state) => Math.floor(state.position));
  const duration = usePlayerState((state) => state.duration);
  return (
    <span className={styles.time}>
      {formatDuration(position)}
      <span> / {formatDuration(duration)}</span>
    </span>
  );
}
