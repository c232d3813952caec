import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** A bar that replaces a text; a number is px. */
export function Skeleton({ width = '100%', height = 14 }: { width?: number | string; height?: number | string }) {
  return <span className={styles.bar} style={{ width, height }} />;
}

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
