import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../email-steps/email-steps.module.css';
import { FormAlert } from '../form/form-alert.tsx';
import { useFocusOnMount } from '../form/use-focus-on-mount.ts';

/** The password is set but the automatic login failed: the user logs in manually (rules/recovery#after-the-reset). */
export function LoginFailed({ onLogin }: { onLogin: () => void }) {
  const first = useFocusOnMount<HTMLButtonElement>();
  return (
    <section className={styles.form}>
      <h2>{m['account.recover.title']()}</h2>
      <FormAlert text={m['account.recover.autoLoginFailed']()} />
      <Button ref={first} className={styles.only} kind="primary" size="lg" wide onClick={onLogin}>
        {m['common.goLogin']()}
      </Button>
    </section>
  );
}
