import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Wraps skeletons: hidden from screen readers, which get a loading text instead. */
export function Loading({ children }: { children: ReactNode }) {
  const words = m['state.loading']();
  return (
    <div role="status" data-loading>
      <VisuallyHidden lang={getLang(words)}>{words}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
