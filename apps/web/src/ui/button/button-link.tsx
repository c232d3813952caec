import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonClass } from './button.tsx';

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonVariant & LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, wide }, className)} />;
}
