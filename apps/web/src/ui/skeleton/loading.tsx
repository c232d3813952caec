import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { langOf } from '../../texts/locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Holds skeletons: the shapes are for the eye, a screen reader hears that something is loading. */
export function Loading({ children }: { children: ReactNode }) {
  const words = m['state.loading']();
  return (
    <div role="status" data-loading>
      <VisuallyHidden lang={langOf(words)}>{words}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
