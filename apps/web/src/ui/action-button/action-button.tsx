import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './action-button.module.css';

interface ActionButtonProps {
  /** Path of the icon. */
  icon: string;
  label: string;
  /** A figure after the label: a count or a time. */
  figure?: ReactNode;
  /** The reader has done it. */
  on?: boolean;
  onClick: () => void;
}

/** An action of the reader on a page's content, in the row under its title. */
export function ActionButton({ icon, label, figure, on = false, onClick }: ActionButtonProps) {
  return (
    <button type="button" className={clsx(styles.button, on && styles.on)} onClick={onClick}>
      <Icon of={icon} />
      {label}
      {figure !== undefined && <span className={clsx('num', styles.count)}>{figure}</span>}
    </button>
  );
}
