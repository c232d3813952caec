import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { getLang } from '../../texts/locale.ts';
import styles from './button.module.css';

export interface ButtonVariant {
  /** At most one primary in a view; `gold` only for membership. */
  kind?: 'primary' | 'secondary' | 'text' | 'gold';
  /** 32, 40 or 48 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Takes the width of its container. */
  wide?: boolean;
}

interface ButtonProps extends ButtonVariant, ComponentProps<'button'> {
  /** Its action is running: it keeps its size and the focus, but ignores clicks. */
  busy?: boolean;
}

/** Class names of a style, shared with ButtonLink. */
export function buttonClass(
  { kind = 'secondary', size = 'md', wide = false }: ButtonVariant,
  className?: string,
): string {
  return clsx(styles.button, styles[kind], styles[size], wide && styles.wide, className);
}

/** A button with a label, and an icon before it where one helps. */
export function Button({ kind, size, wide, busy, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      lang={getLang(rest.children)}
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass({ kind, size, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonVariant & LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, wide }, className)} />;
}
