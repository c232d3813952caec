import { type PlayerSettings, RENDITION_HEIGHT_PX } from '@osteon/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { m } from '../../../texts/index.ts';
import { pause, play } from '../../../ui/icon/icons.ts';
import { exitFullscreen, fullscreen, pictureInPicture } from '../../../ui/icon/player-icons.ts';
import { ControlButton } from '../../../ui/player/control-button.tsx';
import { toggleFullscreen, useIsFullscreen } from '../../../ui/player/fullscreen.ts';
import { hasPictureInPicture, togglePictureInPicture } from '../../video/player/picture-in-picture.ts';
import { definitionText, type Setting } from '../../video/player/settings.ts';
import { chooseSettings, usePlayerSettings } from '../../video/player/settings-store.ts';
import { VolumeControl } from '../../video/player/volume-control.tsx';
import { type LivePlayback, type PlaybackState, togglePlay } from '../engine/live-playback.ts';
import styles from './player-frame.module.css';
import { playAudioOnly } from './sound-card.tsx';

// Loaded lazily: a menu weighs more than the player around it.
const SettingMenus = lazy(async () => ({
  default: (await import('../../video/player/setting-menus.tsx')).SettingMenus,
}));

/** The value of audio only; it applies to this page, while a rendition is stored for all players. */
const SOUND = 'sound';

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

/**
 * The renditions of a stream in descending order below the automatic choice, which names the current one, and at the
 * end audio only; null if there is no choice (rules/stream#renditions).
 */
function liveRenditionSetting(
  playback: Pick<LivePlayback, 'silence' | 'store'>,
  { definition }: Pick<PlayerSettings, 'definition'>,
  { renditions, hasSound, shown, soundOnly }: Pick<PlaybackState, 'renditions' | 'hasSound' | 'shown' | 'soundOnly'>,
): Setting | null {
  if (renditions.length < 2 && !hasSound) return null;
  const isSound = soundOnly === 'chosen';
  const options = [
    { value: 'auto', label: definitionText('auto'), detail: shown === null ? '' : definitionText(shown) },
    ...renditions.toReversed().map((each) => ({
      value: each,
      label: definitionText(each),
      detail: m['live.stage.lines']({ lines: RENDITION_HEIGHT_PX[each] }),
    })),
    ...(hasSound ? [{ value: SOUND, label: m['live.stage.soundOnly']() }] : []),
  ];
  // The choice for another stream may be missing here.
  const known = renditions.find((each) => each === definition) ?? 'auto';
  return {
    name: m['content.video.definition'](),
    isNameShown: false,
    shown: isSound ? m['live.stage.soundOnly']() : definitionText(known),
    value: isSound ? SOUND : known,
    options,
    choose(value) {
      if (value === SOUND) return playAudioOnly(playback);
      playback.store.setState({ soundOnly: 'off' });
      if (value === 'auto') chooseSettings({ definition: 'auto' });
      const chosen = renditions.find((each) => each === value);
      if (chosen) chooseSettings({ definition: chosen });
    },
  };
}
