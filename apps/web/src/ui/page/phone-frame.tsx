import { type ReactNode, useEffect, useRef } from 'react';
import { LocaleSwitch } from '../locale-switch/locale-switch.tsx';
import { HomeLink } from '../logo/home-link.tsx';
import styles from './phone-frame.module.css';

interface PhoneFrameProps {
  title: string;
  /** A count beside the title. */
  count?: string;
  /** The logged-in customer, in the corner. */
  accountLabel?: string;
  /** Above the title. */
  mark?: ReactNode;
  /** Buttons within reach of the thumb. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page for phones: one column, with its actions at the bottom. */
export function PhoneFrame({ title, count, accountLabel, mark, actions, children }: PhoneFrameProps) {
  const main = useRef<HTMLElement>(null);
  // When one frame replaces another, the reading position starts at the top.
  useEffect(() => {
    main.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <HomeLink markSize={26} />
        {accountLabel && <span className={styles.account}>{accountLabel}</span>}
        <LocaleSwitch />
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
