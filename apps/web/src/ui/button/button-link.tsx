import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';

/** What looks like a button and leads somewhere. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, wide }, className)} />;
}
