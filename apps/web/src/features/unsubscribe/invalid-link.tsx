import { site } from '../../lib/site.ts';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert } from '../../ui/icon/icons.ts';
import styles from './unsubscribe.module.css';

/** The link is forged or incomplete: explains where to find a valid one. */
export function InvalidLink() {
  const [before, after] = m['unsubscribe.invalidBody']({ email: '\u0000' }).split('\u0000');
  return (
    <>
      <p className={styles.failed} role="alert">
        <Icon of={alert} size={22} />
        {m['unsubscribe.invalid']()}
      </p>
      <p className={styles.note}>
        {site.email ? (
          <>
            {before}
            <a href={`mailto:${site.email}`}>{site.email}</a>
            {after}
          </>
        ) : (
          m['unsubscribe.invalidBodyPlain']()
        )}
      </p>
      <div className={styles.actions}>
        <ButtonLink size="lg" to="/home">
          {m['common.backHome']()}
        </ButtonLink>
      </div>
    </>
  );
}
