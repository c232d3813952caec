import { useStore } from 'zustand';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { signal } from '../../../ui/icon/live-icons.ts';
import { volume } from '../../../ui/icon/player-icons.ts';
import { chooseSettings, usePlayerSettings } from '../../video/player/settings-store.ts';
import type { LivePlayback } from '../engine/live-playback.ts';
import { StageCard } from './stage-card.tsx';

/**
 * The card over the cover in audio-only mode, with the button that returns to the video
 * (rules/stream-stage#weak-networks).
 */
export function SoundCard({ playback }: { playback: LivePlayback }) {
  const { store } = playback;
  const soundOnly = useStore(store, (state) => state.soundOnly);
  const showPicture = () => store.setState({ soundOnly: 'off' });
  if (soundOnly === 'chosen')
    return (
      <StageCard icon={volume} title={m['live.stage.soundOnlyNow']()} line={m['live.stage.soundOnlyTip']()}>
        <Button onClick={showPicture}>{m['live.stage.showPicture']()}</Button>
      </StageCard>
    );
  return (
    <StageCard icon={signal} title={m['live.stage.noPicture']()} line={m['live.stage.soundGoesOn']()}>
      <Button
        onClick={() => {
          chooseSettings({ definition: 'SD' });
          showPicture();
        }}
      >
        {m['live.stage.useSd']()}
      </Button>
      <Button onClick={() => playAudioOnly(playback)}>{m['live.stage.soundOnly']()}</Button>
    </StageCard>
  );
}

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
