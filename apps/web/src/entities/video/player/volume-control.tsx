import type { CSSProperties } from 'react';
import { m } from '../../../texts/index.ts';
import { volumeOff, volume as volumeOn } from '../../../ui/icon/player-icons.ts';
import { ControlButton } from '../../../ui/player/control-button.tsx';
import { chooseSettings, usePlayerSettings } from './settings-store.ts';
import styles from './volume-control.module.css';

interface VolumeControlProps {
  /** True if the player has no sound although the viewer turned it on. */
  isSilenced?: boolean;
  /** Called when the viewer turns the sound on. */
  onSound?: () => void;
}

/** Sound on and off, and a slider beside it; the slider handles its own keys. */
export function VolumeControl({ isSilenced = false, onSound }: VolumeControlProps) {
  const volume = usePlayerSettings((settings) => settings.volume);
  const muted = usePlayerSettings((settings) => settings.muted || settings.volume === 0) || isSilenced;
  const shown = muted ? 0 : volume;
  const level: CSSProperties & Record<'--level', string> = { '--level': `${shown * 100}%` };
  return (
    <>
      <ControlButton
        label={muted ? m['video.unmute']() : m['video.mute']()}
        keys="m"
        icon={muted ? volumeOff : volumeOn}
        onClick={() => {
          chooseSettings(muted ? { muted: false, volume: volume || 1 } : { muted: true });
          if (muted) onSound?.();
        }}
      />
      <input
        className={styles.slider}
        style={level}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={shown}
        aria-label={m['video.volume']()}
        aria-valuetext={`${Math.round(shown * 100)}%`}
        data-own-keys
        onChange={(event) => {
          chooseSettings({ volume: event.currentTarget.valueAsNumber, muted: false });
          onSound?.();
        }}
      />
    </>
  );
}
