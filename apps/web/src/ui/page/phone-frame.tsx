import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './phone-frame.module.css';

interface PhoneFrameProps {
  title: string;
  /** Stands beside the title, and counts what it names. */
  count?: string;
  /** Who is logged in, in the corner. */
  who?: string;
  /** Stands above the title. */
  mark?: ReactNode;
  /** Buttons within reach of the thumb. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page for a phone: one column, and what can be done at its foot. */
export function PhoneFrame({ title, count, who, mark, actions, children }: PhoneFrameProps) {
  const main = useRef<HTMLElement>(null);
  // One frame follows another where a button was: its reader starts at the top.
  useEffect(() => {
    main.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/home" aria-label={m['common.backHome']()}>
          <Logo markSize={26} />
        </Link>
        {who && <span>{who}</span>}
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {mark}
        <h1>
          {title} {count && <small>{count}</small>}
        </h1>
        {children}
      </main>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </div>
  );
}
