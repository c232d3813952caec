import { OutboxView } from '../../../features/outbox/outbox-view.tsx';
import { m } from '../../../texts/index.ts';
import { HomeLink } from '../../../ui/logo/home-link.tsx';
import styles from './outbox.module.css';

/** Messages of installations without a provider; for phones and desktops (rules/outbox#local-outbox). */
export function Component() {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <HomeLink />
        <span className={styles.badge}>{m['outbox.badge']()}</span>
      </header>
      <main id="main" tabIndex={-1}>
        <h1>{m['outbox.title']()}</h1>
        <p className={styles.body}>{m['outbox.body']()}</p>
        <OutboxView />
      </main>
    </div>
  );
}
