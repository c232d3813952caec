import { Link } from 'react-router';
import { m } from '../texts/index.ts';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import { Empty } from '../ui/state/empty.tsx';
import styles from './standing-page.module.css';

/** A page that stands alone and has one thing to say: the logo, the sentence, the way home. */
export function StandingPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <header className={styles.bar}>
        <Link to="/home" aria-label={m['common.backHome']()}>
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="page">
        <h1 className={styles.title}>{title}</h1>
        <Empty
          text={text}
          action={
            <ButtonLink size="sm" to="/home">
              {m['common.backHome']()}
            </ButtonLink>
          }
        />
      </main>
    </>
  );
}
