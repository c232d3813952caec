import { m } from '../../texts/index.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmailSentence } from './email-sentence.tsx';
import styles from './unsubscribe.module.css';
import { UnsubscribeError } from './unsubscribe-error.tsx';

interface UnsubscribePromptProps {
  email: string;
  busy: boolean;
  /** The error of the last attempt. */
  failure: unknown;
  onUnsubscribe: () => void;
}

/** Explains what unsubscribing does, with the button that does it (rules/unsubscribe#page). */
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
