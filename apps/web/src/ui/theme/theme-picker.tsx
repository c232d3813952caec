import { Menu } from '@mantine/core';
import { m } from '../../texts/index.ts';
import { monitor, moon, sun } from '../icon/account-icons.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './theme-picker.module.css';
import { chooseTheme, useTheme } from './theme-store.ts';

const options = [
  { choice: 'light', label: m['shell.theme.light'], icon: sun },
  { choice: 'dark', label: m['shell.theme.dark'], icon: moon },
  { choice: 'system', label: m['shell.theme.system'], icon: monitor },
] as const;

/** A row of the user menu: light, dark or the device's theme. */
export function ThemePicker() {
  const chosen = useTheme((state) => state.choice);
  return (
    <div className={styles.row} role="group" aria-label={m['shell.theme.label']()}>
      <span aria-hidden="true">{m['shell.theme.label']()}</span>
      <div className={styles.segments}>
        {options.map(({ choice, label, icon }) => (
          <Menu.RadioItem
            key={choice}
            value={choice}
            className={styles.segment}
            classNames={{ itemIndicator: styles.indicator }}
            aria-label={label()}
            checked={chosen === choice}
            onChange={() => chooseTheme(choice)}
            closeMenuOnClick={false}
          >
            <Icon of={icon} size={18} />
          </Menu.RadioItem>
        ))}
      </div>
    </div>
  );
}
