import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { langOf } from '../../texts/locale.ts';
import styles from './button.module.css';

export interface ButtonVariant {
  /** One primary in a view at most; `gold` only where membership is the matter. */
  kind?: 'primary' | 'secondary' | 'text' | 'gold';
  /** 32, 40 or 48 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its place. */
  wide?: boolean;
}

interface ButtonProps extends ButtonVariant, ComponentProps<'button'> {
  /** Its work is under way: it stays where it is and keeps the focus, but does nothing. */
  busy?: boolean;
}

/** Class names of a look, shared with ButtonLink. */
export function buttonClass(
  { kind = 'secondary', size = 'md', wide = false }: ButtonVariant,
  className?: string,
): string {
  return clsx(styles.button, styles[kind], styles[size], wide && styles.wide, className);
}

/** A button with words, and an icon before them where one helps. */
export function Button({ kind, size, wide, busy, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      lang={langOf(rest.children)}
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass({ kind, size, wide }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}
