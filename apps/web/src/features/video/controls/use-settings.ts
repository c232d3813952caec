import {
  audioSetting,
  definitionSetting,
  type Setting,
  speedSetting,
  subtitleSetting,
} from '../../../entities/video/player/settings.ts';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { usePlayerState } from '../player/player-context.tsx';

/** The settings that can be chosen for a video: none without a choice in this video or this browser. */
export function useSettings({ hasSubtitles, hasEnglishAudio }: { hasSubtitles: boolean; hasEnglishAudio: boolean }) {
  const settings = usePlayerSettings();
  const renditions = usePlayerState((state) => state.renditions);
  const currentRendition = usePlayerState((state) => state.currentRendition);
  const list: Setting[] = [];
  if (hasSubtitles) list.push(subtitleSetting(settings));
  if (hasEnglishAudio) list.push(audioSetting(settings));
  list.push(speedSetting(settings));
  if (renditions.length > 0) list.push(definitionSetting(settings, renditions, currentRendition));
  return list;
}
