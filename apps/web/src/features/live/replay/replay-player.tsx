import { findMarkIndex, formatDuration } from '@osteon/domain';
import { type RefObject, useRef, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { pause, play } from '../../../ui/icon/icons.ts';
import { exitFullscreen, fullscreen, volume, volumeOff } from '../../../ui/icon/player-icons.ts';
import { SoftMark } from '../../../ui/mark/mark.tsx';
import { ControlButton } from '../../../ui/player/control-button.tsx';
import { toggleFullscreen, useIsFullscreen } from '../../../ui/player/fullscreen.ts';
import { VideoElement } from '../../../ui/player/video-element.tsx';
import { addPlaybackNum } from '../api/add-playback-num.ts';
import { DefinitionSelect } from '../stage/definition-select.tsx';
import stage from '../stage/live-player.module.css';
import { useLiveEngine } from '../stage/use-live-engine.ts';
import { ChapterBar } from './chapter-bar.tsx';
import type { Replay, ReplayGate } from './replay.ts';
import styles from './replay-player.module.css';
import { TryWatch } from './try-watch.tsx';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

interface ReplayPlayerProps {
  media: RefObject<HTMLVideoElement | null>;
  activityId: string;
  title: string;
  replay: Replay;
  /** Null for who may watch the whole replay. */
  tryWatch: { readonly gate: ReplayGate; readonly isOver: boolean; readonly seconds: number } | null;
  /** The second that is shown, and the last one that may be. */
  at: number;
  end: number;
  onTime: (second: number) => void;
  onSeek: (second: number) => void;
  /** Its end, or that of the try-watch, is reached. */
  onEnded: () => void;
  onRefused: () => void;
}

/** The picture of a replay with its controls; a first play is counted (rules/live#replay). */
export function ReplayPlayer(props: ReplayPlayerProps) {
  const { media, activityId, title, replay, tryWatch, at, end, onTime, onSeek, onEnded, onRefused } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isCounted = useRef(false);
  const { engine, definitions } = useLiveEngine(media, { url: replay.playlistUrl, onRefused });
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isFullscreen = useIsFullscreen();
  const chapter = replay.chapters[findMarkIndex(replay.chapters, at)]?.title ?? '';
  const toggle = () => {
    const video = media.current;
    if (video?.paused) void video.play().catch(() => undefined);
    else video?.pause();
  };

  return (
    <div ref={frame} className={`${stage.player} ${styles.player}`}>
      <VideoElement
        ref={media}
        aria-label={title}
        playsInline
        autoPlay
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onPlaying={() => {
          if (!isCounted.current) addPlaybackNum(activityId);
          isCounted.current = true;
        }}
        onLoadedMetadata={({ currentTarget }) => {
          // Where an account that may now watch on left off.
          if (at > 0 && at < end) currentTarget.currentTime = at;
        }}
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
        onTimeUpdate={({ currentTarget }) => currentTarget.currentTime > 0 && onTime(currentTarget.currentTime)}
        onEnded={onEnded}
        onClick={toggle}
      />
      <span className={stage.mark}>
        <SoftMark>{m['live.status.replay']()}</SoftMark>
      </span>
      {tryWatch && <TryWatch {...tryWatch} onAgain={() => onSeek(0)} />}
      {!tryWatch?.isOver && (
        <div className={stage.controls}>
          <ChapterBar replay={replay} at={at} end={end} chapter={chapter} onSeek={onSeek} />
          <div className={stage.buttons}>
            <ControlButton
              label={playing ? m['content.video.pause']() : m['content.video.play']()}
              icon={playing ? pause : play}
              onClick={toggle}
            />
            <ControlButton
              label={muted ? m['video.unmute']() : m['video.mute']()}
              icon={muted ? volumeOff : volume}
              onClick={() => {
                if (media.current) media.current.muted = !muted;
              }}
            />
            <span className={`num ${styles.time}`}>
              {formatDuration(at)}
              <span> / {formatDuration(replay.durationSeconds)}</span>
            </span>
            {chapter !== '' && <span className={styles.chapter}>{chapter}</span>}
            <span className={stage.space} />
            <select
              className={`${stage.definition} ${styles.speed}`}
              aria-label={m['video.speed']()}
              value={speed}
              onChange={({ target }) => {
                setSpeed(Number(target.value));
                if (media.current) media.current.playbackRate = Number(target.value);
              }}
            >
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {m['video.speedOf']({ speed: each })}
                </option>
              ))}
            </select>
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
      )}
    </div>
  );
}
