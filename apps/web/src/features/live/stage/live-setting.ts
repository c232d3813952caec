import { type PlayerSettings, RENDITION_HEIGHT_PX } from '@osteon/domain';
import { definitionText, type Setting } from '../../../entities/video/player/settings.ts';
import { chooseSettings } from '../../../entities/video/player/settings-store.ts';
import { m } from '../../../texts/index.ts';
import type { LivePlayback, PlaybackState } from '../engine/live-playback.ts';
import { playAudioOnly } from './unmute.ts';

/** The value of audio only; it applies to this page, while a rendition is stored for all players. */
const SOUND = 'sound';

/**
 * The renditions of a stream in descending order below the automatic choice, which names the current one, and at the
 * end audio only; null if there is no choice (rules/stream#renditions).
 */
export function liveRenditionSetting(
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
