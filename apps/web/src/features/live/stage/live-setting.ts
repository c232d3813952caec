import { DEFINITION_HEIGHT_PX, type PlayerSettings } from '@osteon/domain';
import { definitionText, type Setting } from '../../../entities/video/player/settings.ts';
import { chooseSettings } from '../../../entities/video/player/settings-store.ts';
import { m } from '../../../texts/index.ts';
import type { LivePlayback, PlaybackState } from '../engine/live-playback.ts';
import { listen } from './open-sound.ts';

/** The value of audio only; it applies to this page, while a rendition is stored for all players. */
const SOUND = 'sound';

/**
 * The renditions of a stream in descending order below the automatic choice, which names the current one, and at the end audio
 * only; null if there is no choice (rules/live#renditions).
 */
export function liveDefinitionSetting(
  playback: Pick<LivePlayback, 'silence' | 'store'>,
  { definition }: Pick<PlayerSettings, 'definition'>,
  { definitions, hasSound, shown, soundOnly }: Pick<PlaybackState, 'definitions' | 'hasSound' | 'shown' | 'soundOnly'>,
): Setting | null {
  if (definitions.length < 2 && !hasSound) return null;
  const isSound = soundOnly === 'chosen';
  const options = [
    { value: 'auto', label: definitionText('auto'), detail: shown === null ? '' : definitionText(shown) },
    ...definitions.toReversed().map((each) => ({
      value: each,
      label: definitionText(each),
      detail: m['live.stage.lines']({ lines: DEFINITION_HEIGHT_PX[each] }),
    })),
    ...(hasSound ? [{ value: SOUND, label: m['live.stage.soundOnly']() }] : []),
  ];
  // The choice for another stream may be missing here.
  const known = definitions.find((each) => each === definition) ?? 'auto';
  return {
    name: m['content.video.definition'](),
    isNameShown: false,
    shown: isSound ? m['live.stage.soundOnly']() : definitionText(known),
    value: isSound ? SOUND : known,
    options,
    choose(value) {
      if (value === SOUND) return listen(playback);
      playback.store.setState({ soundOnly: 'off' });
      if (value === 'auto') chooseSettings({ definition: 'auto' });
      const chosen = definitions.find((each) => each === value);
      if (chosen) chooseSettings({ definition: chosen });
    },
  };
}
