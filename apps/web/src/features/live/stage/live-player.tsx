import { useRef, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { pause, play } from '../../../ui/icon/icons.ts';
import { exitFullscreen, fullscreen, volume, volumeOff } from '../../../ui/icon/player-icons.ts';
import { LiveMark } from '../../../ui/mark/mark.tsx';
import { ControlButton } from '../../../ui/player/control-button.tsx';
import { toggleFullscreen, useIsFullscreen } from '../../../ui/player/fullscreen.ts';
import { VideoElement } from '../../../ui/player/video-element.tsx';
import { DefinitionSelect } from './definition-select.tsx';
import styles from './live-player.module.css';
import { useLiveEngine } from './use-live-engine.ts';

/** From this distance on, in seconds, the way back to the newest picture is shown. */
const BEHIND_SECONDS = 12;

/** What is shown and what can be, in seconds of the stream. */
interface Place {
  readonly start: number;
  readonly edge: number;
  readonly at: number;
}

interface LivePlayerProps {
  /** Link of the stream; a newer one of the same channel does not restart it. */
  url: string;
  title: string;
  /** The link is not good any more. */
  onRefused: () => void;
}

/** The running stream of a channel with its controls; two hours of it can be gone back to (rules/live#rewind). */
export function LivePlayer({ url, title, onRefused }: LivePlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const { engine, definitions } = useLiveEngine(media, { url, onRefused });
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [place, setPlace] = useState<Place>({ start: 0, edge: 0, at: 0 });
  const isFullscreen = useIsFullscreen();

  const behind = place.edge - place.at;
  const goLive = () => {
    const range = engine.current?.getRange();
    if (media.current && range) media.current.currentTime = range.edge;
    void media.current?.play().catch(() => undefined);
  };
  const showPlace = () => {
    const range = engine.current?.getRange();
    if (range && media.current) setPlace({ ...range, at: media.current.currentTime });
  };

  return (
    <div ref={frame} className={styles.player}>
      <VideoElement
        ref={media}
        aria-label={title}
        playsInline
        autoPlay
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
        onTimeUpdate={showPlace}
        onProgress={showPlace}
        onClick={() => toggle(media.current)}
      />
      <span className={styles.mark}>
        <LiveMark />
      </span>
      <div className={styles.controls}>
        <input
          type="range"
          className={styles.seek}
          aria-label={m['live.stage.seek']()}
          aria-valuetext={
            behind > BEHIND_SECONDS
              ? m['live.stage.behind']({ seconds: Math.round(behind) })
              : m['live.status.living']()
          }
          min={place.start}
          max={Math.max(place.edge, place.start + 1)}
          step={1}
          value={Math.min(place.at, place.edge)}
          onChange={({ target }) => {
            if (media.current) media.current.currentTime = Number(target.value);
          }}
        />
        <div className={styles.buttons}>
          <ControlButton
            label={playing ? m['content.video.pause']() : m['content.video.play']()}
            icon={playing ? pause : play}
            onClick={() => toggle(media.current)}
          />
          <ControlButton
            label={muted ? m['video.unmute']() : m['video.mute']()}
            icon={muted ? volumeOff : volume}
            onClick={() => {
              if (media.current) media.current.muted = !muted;
            }}
          />
          {behind > BEHIND_SECONDS && (
            <button type="button" className={styles.goLive} onClick={goLive}>
              {m['live.stage.goLive']()}
            </button>
          )}
          <span className={styles.space} />
          <DefinitionSelect definitions={definitions} engine={engine} />
          <ControlButton
            label={isFullscreen ? m['video.exitFullscreen']() : m['content.video.fullscreen']()}
            icon={isFullscreen ? exitFullscreen : fullscreen}
            onClick={() => {
              if (frame.current && media.current) void toggleFullscreen(frame.current, media.current);
            }}
          />
        </div>
      </div>
    </div>
  );
}

function toggle(media: HTMLVideoElement | null): void {
  if (media?.paused) void media.play().catch(() => undefined);
  else media?.pause();
}
