import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './control-button.module.css';

interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Its name, from the catalogue; also its tooltip. */
  label: string;
  /** The key that does the same. */
  keys?: string;
  /** One of icons.ts. */
  icon: string;
  size?: 22 | 24;
  /** Left out where the player is narrow. */
  wideOnly?: boolean;
}

/** An icon in a player's control bar. */
export function ControlButton({ label, keys, icon, size = 22, wideOnly, ...rest }: ControlButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.button, wideOnly && styles.wideOnly)}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys})` : label}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
