import type { TimeRange } from '@osteon/domain';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Video } from '../../../entities/video/api/get-video.ts';
import type { KeyCommand } from '../../../entities/video/player/key-commands.ts';
import { togglePictureInPicture } from '../../../entities/video/player/picture-in-picture.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toggleFullscreen } from '../../../ui/player/fullscreen.ts';
import { useIdle } from '../../../ui/player/use-idle.ts';
import { useTitle } from '../../../ui/title/title.tsx';
import type { EngineFailure } from '../engine/engine.ts';
import { usePlayerState } from '../player/player-context.tsx';
import { usePlayback } from '../player/use-playback.ts';
import { useShortcuts } from '../player/use-shortcuts.ts';
import { CenterControls } from './center-controls.tsx';
import { PlayerError } from './player-error.tsx';
import { Surface } from './surface.tsx';
import styles from './video-player.module.css';

const loadControls = () => import('./player-controls.tsx');
const PlayerControls = lazy(async () => ({ default: (await loadControls()).PlayerControls }));

/** The player: picture, subtitles, status and controls. Dark in both themes. */
export function VideoPlayer({ video, chapterRanges }: { video: Video; chapterRanges: readonly TimeRange[] }) {
  const frame = useRef<HTMLElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const { play, error, failure, retry } = usePlayback(media, video.card);
  const playing = usePlayerState((state) => state.playing);
  const title = useTitle(video.card);
  const { isIdle, wake, rest } = useIdle(playing);
  const [pressed, setPressed] = useState<{ command: KeyCommand } | null>(null);
  useShortcuts({ frame, media }, (command) => {
    wake();
    setPressed({ command });
  });

  useEffect(() => {
    // Loads in parallel with the playlist, which the controls need; a failure is thrown when they are rendered.
    loadControls().catch(() => undefined);
  }, []);

  const fillScreen = () => frame.current && media.current && void toggleFullscreen(frame.current, media.current);
  const float = () => media.current && void togglePictureInPicture(media.current);

  return (
    <section ref={frame} className={`${styles.player} night`} aria-label={title.text} tabIndex={-1}>
      <div
        role="presentation"
        className={styles.stage}
        data-idle={isIdle || undefined}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && rest()}
        onFocus={wake}
      >
        <Surface
          media={media}
          video={video}
          subtitles={play?.subtitles ?? []}
          onFullscreen={fillScreen}
          onTap={isIdle ? wake : rest}
        />
        <CenterControls />
        {play && !failure && (
          <Suspense>
            <PlayerControls
              video={video}
              play={play}
              chapterRanges={chapterRanges}
              pressed={pressed}
              frame={frame}
              media={media}
              onFullscreen={fillScreen}
              onPictureInPicture={float}
              onPointerUse={() => frame.current?.focus({ preventScroll: true })}
            />
          </Suspense>
        )}
        {error && <PlayerError {...errorText(error)} onRetry={retry} />}
        {!error && failure && (
          <PlayerError text={failureTexts[failure]()} onRetry={failure === 'unsupported' ? undefined : retry} />
        )}
      </div>
    </section>
  );
}

const failureTexts: Readonly<Record<EngineFailure, () => string>> = {
  expired: m['state.error'],
  network: m['error.network'],
  media: m['video.failed.media'],
  unsupported: m['video.failed.unsupported'],
};
