import { useEffect, useRef } from 'react';
import { m } from '../../texts/index.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { undo } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icons.ts';
import { EmailSentence } from './email-sentence.tsx';
import styles from './unsubscribe.module.css';
import { UnsubscribeError } from './unsubscribe-error.tsx';

interface UnsubscribeResultProps {
  kind: 'stopped' | 'resumed';
  email: string;
  /** True if it results from a click on this page: its button is removed, so the focus moves to the next action. */
  fresh: boolean;
  busy?: boolean;
  failure?: unknown;
  /** Subscribes again; absent after that. */
  onUndo?: () => void;
}

const words = {
  stopped: { title: m['unsubscribe.success'], text: m['unsubscribe.stopped'] },
  resumed: { title: m['unsubscribe.resumed'], text: m['unsubscribe.resumedBody'] },
};

/** The result: unsubscribed, or subscribed again. */
export function UnsubscribeResult({ kind, email, fresh, busy, failure, onUndo }: UnsubscribeResultProps) {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) actions.current?.querySelector<HTMLElement>(kind === 'stopped' ? 'button' : 'a')?.focus();
  }, [fresh, kind]);
  return (
    <>
      {failure ? (
        <UnsubscribeError error={failure} />
      ) : (
        <p className={styles.done} role="status">
          <Icon of={check} size={22} />
          {words[kind].title()}
        </p>
      )}
      <EmailSentence text={words[kind].text} email={email} />
      {kind === 'stopped' && <p className={styles.note}>{m['unsubscribe.note']()}</p>}
      <div ref={actions} className={styles.actions}>
        {onUndo && (
          <Button size="lg" busy={busy} onClick={onUndo}>
            <Icon of={undo} size={20} />
            {m['unsubscribe.undo']()}
          </Button>
        )}
        <ButtonLink kind={onUndo ? 'text' : 'secondary'} size="lg" to="/home">
          {m['common.backHome']()}
        </ButtonLink>
      </div>
    </>
  );
}
