import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronDown } from '../icon/icons.ts';
import styles from './details.module.css';

interface DetailsProps {
  /** The part that is visible while it is closed, and opens it. */
  summary: ReactNode;
  /** True if it is open at first. */
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Content that expands in place; its mark is an icon, as the browser's triangle differs from one to the next. */
export function Details({ summary, open, onToggle, className, children }: DetailsProps) {
  return (
    <details
      className={clsx(styles.details, className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="target">
        <Icon of={chevronDown} size={16} />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
