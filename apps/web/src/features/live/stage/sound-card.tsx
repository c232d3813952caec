import { useStore } from 'zustand';
import { chooseSettings } from '../../../entities/video/player/settings-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { signal } from '../../../ui/icon/live-icons.ts';
import { volume } from '../../../ui/icon/player-icons.ts';
import type { LivePlayback } from '../engine/live-playback.ts';
import { StageCard } from './stage-card.tsx';
import { playAudioOnly } from './unmute.ts';

/**
 * The card over the cover in audio-only mode, with the button that returns to the video
 * (rules/live-stage#weak-networks).
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
