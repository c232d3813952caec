import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { getLang } from '../../texts/locale.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name, from the catalogue. */
  label: string;
  /** One of icons.ts. */
  icon: string;
  /** 28, 40 or 44 px. */
  size?: 'sm' | 'md' | 'lg';
}

const iconSizes = { sm: 16, md: 20, lg: 20 } as const;

/** A button with an icon and no text. */
export function IconButton({ label, icon, size = 'md', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      lang={getLang(label)}
      className={clsx(styles.button, styles[size], className)}
    >
      <Icon of={icon} size={iconSizes[size]} />
    </button>
  );
}
