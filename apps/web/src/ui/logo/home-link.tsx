import clsx from 'clsx';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { Logo } from './logo.tsx';

interface HomeLinkProps {
  markSize?: number;
  className?: string;
}

/** The logo as the way home, on pages without the header of the frame. */
export function HomeLink({ markSize, className }: HomeLinkProps) {
  return (
    <Link to="/home" aria-label={m['common.backHome']()} className={clsx('target', className)}>
      <Logo markSize={markSize} />
    </Link>
  );
}
