import { useSearchParams } from 'react-router';
import { ShortFooter } from '../../../features/shell/footer/short-footer.tsx';
import { InvalidLink } from '../../../features/unsubscribe/invalid-link.tsx';
import { UnsubscribePanel } from '../../../features/unsubscribe/unsubscribe-panel.tsx';
import { m } from '../../../texts/index.ts';
import { HomeLink } from '../../../ui/logo/home-link.tsx';
import styles from './unsubscribe-email.module.css';

/** The target of the unsubscribe link in e-mails (rules/unsubscribe#page). */
export function Component() {
  const [query] = useSearchParams();
  const address = { email: query.get('email') ?? '', sign: query.get('sign') ?? '' };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <HomeLink />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{m['route.unsubscribeEmail']()}</h1>
        {address.email && address.sign ? <UnsubscribePanel address={address} /> : <InvalidLink />}
      </main>
      <ShortFooter />
    </div>
  );
}
