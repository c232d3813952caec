import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './standalone-layout.module.css';

/** What stands around a page that stands alone: the logo, which leads home. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.bar}>
        <Link to="/home" aria-label={m['common.backHome']()}>
          <Logo />
        </Link>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** A page that stands alone and has one thing to say: the sentence, and the way home. */
export function StandalonePage({ title, text }: { title: string; text: string }) {
  return (
    <StandaloneLayout>
      <div className="page">
        <h1 className={styles.title}>{title}</h1>
        <Empty
          text={text}
          action={
            <ButtonLink size="sm" to="/home">
              {m['common.backHome']()}
            </ButtonLink>
          }
        />
      </div>
    </StandaloneLayout>
  );
}
