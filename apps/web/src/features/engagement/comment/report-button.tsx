import type { CommentReply } from '@osteon/contract';
import { openDialog } from '../../../lib/dialogs.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { decodeMentions } from '../mention/mention-draft.ts';
import styles from './comment.module.css';

/** Reports a comment of somebody else; a visitor logs in first (rules/moderation#reports). */
export function ReportButton({ comment: { commentId, author, text, mentions, own } }: { comment: CommentReply }) {
  const isVisitor = useCustomerId() === '';
  const open = () => {
    if (isVisitor) openDialog('login');
    else
      openDialog('reportComment', {
        commentId,
        name: authorText(author),
        text: decodeMentions(text, mentions, m['content.erasedUser']()),
      });
  };
  return (
    <button type="button" className={styles.report} disabled={own.isReported} onClick={open}>
      {own.isReported ? m['comment.report.reported']() : m['content.report.do']()}
    </button>
  );
}
