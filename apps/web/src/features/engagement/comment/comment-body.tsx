import type { CommentReply } from '@osteon/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { relativeTimeText } from '../../../texts/relative-time-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { MentionText } from '../mention/mention-text.tsx';
import type { QuoteDraft } from '../quote/quoting.tsx';
import { QuoteLine } from '../quote/quoting.tsx';
import styles from './comment.module.css';

interface CommentBodyProps {
  comment: Pick<
    CommentReply,
    'author' | 'isItemAuthor' | 'rootId' | 'createdAt' | 'editedAt' | 'replyTo' | 'mentions' | 'text'
  > & {
    readonly quote: QuoteDraft | null;
    readonly findings?: CommentReply['findings'];
  };
  /** Replaces the text while it is edited. */
  editor?: ReactNode;
  /** Replaces the time. */
  status?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** A comment as a reader sees it: author, time, text. The text is shown as it was typed, links and markup too. */
export function CommentBody({ comment, editor, status, children }: CommentBodyProps) {
  const { author, isItemAuthor, rootId, createdAt, editedAt, replyTo, mentions, quote, text, findings = [] } = comment;
  const name = authorText(author);
  const post = author && [doctorTitleText(author.title), author.hospital].filter(Boolean).join(' · ');
  return (
    <>
      <Avatar name={name} src={author?.portrait} size={rootId === null ? 36 : 28} />
      <div className={styles.body}>
        <p className={styles.head}>
          <b>{author && author.id !== '' ? <Link to={`/doctorHome?id=${author.id}`}>{name}</Link> : name}</b>
          {isItemAuthor && <span className={styles.role}>{m['comment.itemAuthor']()}</span>}
          {post && <span className={styles.post}>{post}</span>}
          {status ?? <Time at={createdAt} />}
        </p>
        {quote && <QuoteLine quote={quote} />}
        {editor || (
          <p className={styles.text}>
            {replyTo && (
              <span className={styles.answered}>
                {m['format.labelled']({
                  label: m['content.comment.replyTo']({ name: authorText(replyTo.author) }),
                  value: '',
                })}
              </span>
            )}
            <FoundText text={text} mentions={mentions} findings={findings} />
            {editedAt !== null && <em className={styles.edited}>{m['comment.edited']()}</em>}
          </p>
        )}
        {children}
      </div>
    </>
  );
}

/** Stub of a comment with replies that the reader may not see; only its author learns why. */
export function CommentStub({ comment: { rootId, createdAt } }: { comment: CommentReply }) {
  return (
    <>
      <i className={styles.gone} style={{ width: rootId === null ? 36 : 28, height: rootId === null ? 36 : 28 }} />
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.stub}>{m['comment.deleted']()}</span>
          <Time at={createdAt} />
        </p>
      </div>
    </>
  );
}

function Time({ at }: { at: number }) {
  const [now] = useState(Date.now);
  return <time className="num">{relativeTimeText(at, now)}</time>;
}

/** The text of a held comment, with the words marked that identify a patient (rules/moderation#held). */
function FoundText({ text, mentions, findings }: Pick<CommentReply, 'text' | 'mentions' | 'findings'>) {
  const ends = [0, ...findings.map(({ end }) => end)];
  const starts = [...findings.map(({ start }) => start), text.length];
  return starts.map((start, index) => (
    <span key={start}>
      <MentionText text={text.slice(ends[index], start)} mentions={mentions} />
      {findings[index] && <mark>{text.slice(start, findings[index].end)}</mark>}
    </span>
  ));
}
