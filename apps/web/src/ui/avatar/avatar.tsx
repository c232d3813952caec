import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './avatar.module.css';
import { personTint } from './person-tint.ts';

interface AvatarProps {
  /** Its first character on the person's colour is shown; there are no pictures. */
  name: string;
  /** Edge in px. */
  size?: number;
  /** A red ring while live. */
  live?: boolean;
}

/**
 * A person or an association, decorative because the name is beside it: the styles draw the character, so it is not
 * part of the label of the button or link around it (WCAG 2.5.3).
 */
export function Avatar({ name, size = 32, live = false }: AvatarProps) {
  const edge: CSSProperties & Record<'--s', string> = { ...personTint(name), '--s': `${size}px` };
  return (
    <span
      className={clsx(styles.avatar, live && styles.live)}
      style={edge}
      data-initial={Array.from(name)[0]}
      aria-hidden="true"
    />
  );
}
