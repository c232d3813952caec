import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { hasPictureInPicture, togglePictureInPicture } from '../../../entities/video/player/picture-in-picture.ts';
import type { Setting } from '../../../entities/video/player/settings.ts';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { VolumeControl } from '../../../entities/video/player/volume-control.tsx';
import { m } from '../../../texts/index.ts';
import { pause, play } from '../../../ui/icon/icons.ts';
import { exitFullscreen, fullscreen, pictureInPicture } from '../../../ui/icon/player-icons.ts';
import { ControlButton } from '../../../ui/player/control-button.tsx';
import { toggleFullscreen, useIsFullscreen } from '../../../ui/player/fullscreen.ts';
import { type LivePlayback, togglePlay } from '../engine/live-playback.ts';
import styles from './live-player.module.css';
import { liveRenditionSetting } from './live-setting.ts';

// Loaded lazily: a menu weighs more than the player around it.
const SettingMenus = lazy(async () => ({
  default: (await import('../../../entities/video/player/setting-menus.tsx')).SettingMenus,
}));

/** A setting as a button that opens its values. */
export const SettingButton = ({ setting }: { setting: Setting }) => (
  <Suspense>
    <SettingMenus settings={[setting]} />
  </Suspense>
);

/** The props of the buttons of a stream and of a replay. */
export interface PlayerButtonsProps {
  playback: LivePlayback;
  /** True if a second channel is shown; null if there is none to show. */
  isSideBySide: boolean | null;
  onSideBySide: () => void;
}

/** The button that plays and pauses. */
export function PlayButton({ playback }: { playback: LivePlayback }) {
  const playing = useStore(playback.store, (state) => state.playing);
  return (
    <ControlButton
      label={playing ? m['content.video.pause']() : m['content.video.play']()}
      keys="k"
      icon={playing ? pause : play}
      size={24}
      onClick={() => togglePlay(playback)}
    />
  );
}

/** The mute button, and the volume. */
export function SoundControl({ playback: { silence } }: { playback: LivePlayback }) {
  const isSilenced = useStore(silence, (state) => state.isSilenced);
  return (
    <div className={styles.volume}>
      <VolumeControl isSilenced={isSilenced} onSound={() => silence.setState({ isSilenced: false })} />
    </div>
  );
}

/** The buttons at the right: second channel, the player's own, rendition, picture in picture, fullscreen. */
export function TailButtons(props: PlayerButtonsProps & { children?: ReactNode }) {
  const { playback, isSideBySide, onSideBySide, children } = props;
  const isFullscreen = useIsFullscreen();
  return (
    <>
      {isSideBySide !== null && (
        <button type="button" className={styles.word} aria-pressed={isSideBySide} onClick={onSideBySide}>
          {m['live.stage.sideBySide']()}
        </button>
      )}
      {children}
      <RenditionMenu playback={playback} />
      {hasPictureInPicture() && (
        <ControlButton
          label={m['video.pictureInPicture']()}
          icon={pictureInPicture}
          wideOnly
          onClick={() => playback.media.current && void togglePictureInPicture(playback.media.current)}
        />
      )}
      <ControlButton
        label={isFullscreen ? m['video.exitFullscreen']() : m['content.video.fullscreen']()}
        keys="f"
        icon={isFullscreen ? exitFullscreen : fullscreen}
        onClick={({ currentTarget }) => {
          const frame = currentTarget.closest('section');
          if (frame && playback.media.current) void toggleFullscreen(frame, playback.media.current);
        }}
      />
    </>
  );
}

function RenditionMenu({ playback }: { playback: LivePlayback }) {
  const settings = usePlayerSettings();
  const found = useStore(
    playback.store,
    useShallow(({ renditions, hasSound, shown, soundOnly }) => ({ renditions, hasSound, shown, soundOnly })),
  );
  const setting = liveRenditionSetting(playback, settings, found);
  if (setting === null) return null;
  return (
    <span className={styles.definition} data-live-action="definitionClick">
      <SettingButton setting={setting} />
    </span>
  );
}
