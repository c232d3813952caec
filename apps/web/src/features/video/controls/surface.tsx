import type { RefObject } from 'react';
import type { Video } from '../../../entities/video/api/get-video.ts';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { Picture } from '../../../ui/cover/picture.tsx';
import { VideoElement } from '../../../ui/player/video-element.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.tsx';
import styles from './surface.module.css';

interface SurfaceProps {
  media: RefObject<HTMLVideoElement | null>;
  video: Video;
  subtitles: VideoPlay['subtitles'];
  onFullscreen: () => void;
  /** A tap while it plays: shows or hides the controls. */
  onTap: () => void;
}

const SIZES = '(max-width: 1080px) 100vw, 888px';

/** The picture itself. A click plays or pauses, a double click fills the screen; keys and buttons do the same. */
export function Surface({ media, video, subtitles, onFullscreen, onTap }: SurfaceProps) {
  const player = usePlayer();
  const covered = usePlayerState((state) => state.covered);
  return (
    <div
      role="presentation"
      className={styles.surface}
      onClick={({ nativeEvent }) => {
        const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        if (isTouch && player.store.getState().playing) onTap();
        else player.toggle();
      }}
      onDoubleClick={onFullscreen}
    >
      <VideoElement
        ref={media}
        className={styles.media}
        playsInline
        preload="metadata"
        tabIndex={-1}
        // Subtitles of a CDN are read by the page; those of the gateway come with its cookies all the same.
        crossOrigin="anonymous"
      >
        {subtitles.map(({ language, url }) => (
          <track key={language} kind="subtitles" srcLang={language} src={url} />
        ))}
      </VideoElement>
      {covered && <Picture className={styles.cover} picture={video.card.picture} sizes={SIZES} eager />}
    </div>
  );
}
