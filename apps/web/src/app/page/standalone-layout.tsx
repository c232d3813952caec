import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { HomeLink } from '../../ui/logo/home-link.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './standalone-layout.module.css';

/** The layout of a page without a frame: the logo, which links to the home page. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.bar}>
        <HomeLink />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** A page without a frame that has one sentence and a link to the home page. */
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
