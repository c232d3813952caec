import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { SettingButton } from '../stage/control-buttons.tsx';
import type { CaptionSource } from './caption-lines.tsx';
import { captionSetting } from './caption-setting.ts';

/** The menu of the caption languages and 'off'; null without captions (rules/captions#caption-display). */
export function CaptionMenu({ sources, name }: { sources: readonly CaptionSource[]; name: string }) {
  const settings = usePlayerSettings();
  const setting = captionSetting(
    settings,
    sources.map(({ language }) => language),
    name,
  );
  return setting && <SettingButton setting={setting} />;
}
