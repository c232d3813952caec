import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { type ReactNode, useId } from 'react';
import { getLang } from '../../../texts/locale.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { MantineThemeProvider } from '../../../ui/theme/mantine-theme-provider.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './setting-menu.module.css';
import type { Setting } from './settings.ts';

/**
 * A button that opens a list of values. Its text is the current value, as in a select; the accessible name is the
 * setting's. The list stays inside the player, where fullscreen shows it, and opens with the focus on the chosen value.
 */
export function SettingMenu({ setting, children }: { setting: Setting; children?: ReactNode }) {
  const shown = useId();
  return (
    <MantineThemeProvider>
      <Menu
        position="top"
        offset={4}
        withinPortal={false}
        returnFocus
        withInitialFocusPlaceholder={false}
        checkIcon={<Icon of={check} size={16} />}
        transitionProps={{ duration: 120 }}
        classNames={{ dropdown: styles.list, item: styles.item, itemIndicator: styles.mark, divider: styles.rule }}
      >
        <Menu.Target>
          <button type="button" className={styles.word} aria-describedby={shown}>
            {setting.isNameShown ? setting.name : <VisuallyHidden>{setting.name}</VisuallyHidden>}{' '}
            <span id={shown} aria-hidden="true" lang={getLang(setting.shown)}>
              {setting.shown}
            </span>
          </button>
        </Menu.Target>
        <Menu.Dropdown aria-label={setting.name}>
          <Menu.RadioGroup value={setting.value} onChange={setting.choose}>
            {setting.options.map(({ value, label, detail = '' }) => (
              <Menu.RadioItem
                key={value}
                value={value}
                lang={getLang(label)}
                closeMenuOnClick
                data-autofocus={value === setting.value || undefined}
              >
                {label}
                {detail !== '' && <span className={`num ${styles.detail}`}>{detail}</span>}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {children}
        </Menu.Dropdown>
      </Menu>
    </MantineThemeProvider>
  );
}
