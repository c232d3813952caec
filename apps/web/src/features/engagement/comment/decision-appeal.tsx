import { MODERATION_APPEAL_MAX } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { appealCommentDecision } from '../api/appeal-comment-decision.ts';
import { CommentField } from './comment-field.tsx';
import styles from './held/held-notice.module.css';

/** Field in which an author appeals against a decision, once, behind a button that opens it. */
export function DecisionAppeal({ number }: { number: string }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await appealCommentDecision({ number, text }).catch((error: unknown) =>
      toast.error(failureText(error, m['error.unknown']())),
    );
    // Also after a failure: another page of the author may have appealed.
    await refetchListComments(queries);
    setBusy(false);
  };
  return (
    <>
      <p>{m['comment.decision.appealBody']()}</p>
      <div className={styles.appeal}>
        {isOpen ? (
          <CommentField
            label={m['comment.decision.appealText']()}
            text={text}
            max={MODERATION_APPEAL_MAX}
            onChange={setText}
            onSubmit={() => void send()}
            submitLabel={m['comment.decision.send']()}
            onCancel={() => setOpen(false)}
            busy={busy}
            focused
          />
        ) : (
          <Button size="sm" onClick={() => setOpen(true)}>
            {m['comment.decision.appeal']()}
          </Button>
        )}
      </div>
    </>
  );
}
