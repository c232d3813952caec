import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonClass } from './button.tsx';

/** What looks like a button and leads somewhere. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonVariant & LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, wide }, className)} />;
}
