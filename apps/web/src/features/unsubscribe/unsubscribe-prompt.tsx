import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmailSentence } from './email-sentence.tsx';
import styles from './unsubscribe.module.css';
import { UnsubscribeError } from './unsubscribe-error.tsx';

interface UnsubscribePromptProps {
  email: string;
  busy: boolean;
  /** Why the last try did not end it. */
  failure: unknown;
  onUnsubscribe: () => void;
}

/** Says what unsubscribing does, and does it at one click. */
export function UnsubscribePrompt({ email, busy, failure, onUnsubscribe }: UnsubscribePromptProps) {
  return (
    <>
      {Boolean(failure) && <UnsubscribeError error={failure} />}
      <EmailSentence text={m['unsubscribe.body']} email={email} />
      <p className={styles.note}>{m['unsubscribe.note']()}</p>
      <div className={styles.actions}>
        <Button kind="primary" size="lg" busy={busy} onClick={onUnsubscribe}>
          {failure ? m['common.retry']() : m['unsubscribe.submit']()}
        </Button>
        <ButtonLink size="lg" to="/home">
          {m['common.backHome']()}
        </ButtonLink>
      </div>
    </>
  );
}
