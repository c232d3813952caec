import { Menu } from '@mantine/core';
import { m } from '../../../texts/index.ts';
import { SettingMenu } from './setting-menu.tsx';
import type { Setting } from './settings.ts';
import { chooseSettings, usePlayerSettings } from './settings-store.ts';

/**
 * The settings as buttons in the control bar; the menu of speeds also switches the keyboard shortcuts off (WCAG 2.1.4).
 */
export function SettingMenus({ settings }: { settings: readonly Setting[] }) {
  return settings.map((setting) => (
    <SettingMenu key={setting.name} setting={setting}>
      {setting.name === m['video.speed']() && <ShortcutItem />}
    </SettingMenu>
  ));
}

function ShortcutItem() {
  const shortcuts = usePlayerSettings((settings) => settings.shortcuts);
  return (
    <>
      <Menu.Divider />
      <Menu.CheckboxItem checked={shortcuts} onChange={(on) => chooseSettings({ shortcuts: on })}>
        {m['video.shortcuts']()}
      </Menu.CheckboxItem>
    </>
  );
}
