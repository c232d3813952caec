import type { MouseEvent, ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import styles from './frame.module.css';
import './page.css';

interface FrameLayoutProps {
  /** Header and what is under it. */
  top: ReactNode;
  sidebar: ReactNode;
  bottomBar: ReactNode;
  /** Data attributes that the styles read. */
  marks: Readonly<Record<`data-${string}`, string | boolean>>;
  footer?: ReactNode;
  children: ReactNode;
}

/** Without the hash, which would add a history entry. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The layout of a frame: the portal fills it for its width, the prerendered shell for every width. */
export function FrameLayout({ top, sidebar, bottomBar, marks, footer, children }: FrameLayoutProps) {
  return (
    <div className={styles.frame} {...marks}>
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {m['shell.skipToContent']()}
      </a>
      {top}
      <div className={styles.body}>
        {sidebar}
        <div className={styles.content}>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {footer}
        </div>
      </div>
      {bottomBar}
    </div>
  );
}
