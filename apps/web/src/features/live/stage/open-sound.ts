import { chooseSettings, usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import type { LivePlayback } from '../engine/live-playback.ts';

/** Lets what plays be heard, whatever kept it silent. */
export function openSound({ silence }: Pick<LivePlayback, 'silence'>): void {
  const { volume } = usePlayerSettings.getState();
  silence.setState({ isSilenced: false });
  chooseSettings({ muted: false, volume: volume || 1 });
}

/** Plays the sound alone, which who asks for it wants to hear. */
export function listen(playback: Pick<LivePlayback, 'silence' | 'store'>): void {
  openSound(playback);
  playback.store.setState({ soundOnly: 'chosen' });
}
