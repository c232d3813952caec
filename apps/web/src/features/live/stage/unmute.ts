import { useStore } from 'zustand';
import { chooseSettings, usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import type { LivePlayback } from '../engine/live-playback.ts';

/** True if a note offers the sound: nobody has muted it, or a phone is too narrow for the button that did. */
export function useIsSilenced({ silence }: Pick<LivePlayback, 'silence'>): boolean {
  const isSilenced = useStore(silence, (state) => state.isSilenced);
  const muted = usePlayerSettings((settings) => settings.muted || settings.volume === 0);
  const isPhone = useBreakpoint() === 'phone';
  return isSilenced || (muted && isPhone);
}

/** Turns the sound on, whatever muted it. */
export function unmute({ silence }: Pick<LivePlayback, 'silence'>): void {
  const { volume } = usePlayerSettings.getState();
  silence.setState({ isSilenced: false });
  chooseSettings({ muted: false, volume: volume || 1 });
}

/** Plays audio only, with the sound on. */
export function playAudioOnly(playback: Pick<LivePlayback, 'silence' | 'store'>): void {
  unmute(playback);
  playback.store.setState({ soundOnly: 'chosen' });
}
