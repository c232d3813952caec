import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { specialtyTint } from '../tag/specialty-tint.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** A picture is not needed: the first character of the name on the specialty's tint stands for the person. */
  name: string;
  specialtyId?: string;
  /** Edge in px. */
  size?: number;
  /** A red ring around who is live. */
  live?: boolean;
}

/**
 * A person or an association; the name stands beside it, so it says nothing itself: its character is drawn by the styles,
 * and is no part of the words of the button or link around it (WCAG 2.5.3).
 */
export function Avatar({ name, specialtyId = 'basic', size = 32, live = false }: AvatarProps) {
  const edge: CSSProperties & Record<'--s', string> = { ...specialtyTint(specialtyId), '--s': `${size}px` };
  return (
    <span
      className={clsx(styles.avatar, live && styles.live)}
      style={edge}
      data-initial={Array.from(name)[0]}
      aria-hidden="true"
    />
  );
}
