import type { CommentDecision, CommentReply } from '@osteon/contract';
import { MODERATION_APPEAL_MAX } from '@osteon/domain';
import { type ReactNode, useState } from 'react';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import { useAppealCommentDecision } from '../api/appeal-comment-decision.ts';
import { useEditComment } from '../api/edit-comment.ts';
import { CommentField } from './comment-field.tsx';
import { fixFindings } from './fix-findings.ts';
import styles from './moderation-notice.module.css';

const kindTexts: Readonly<Record<CommentReply['findings'][number]['kind'], () => string>> = {
  residentId: m['comment.held.residentId'],
  email: m['comment.held.email'],
  phone: m['comment.held.phone'],
  record: m['comment.held.record'],
  bed: m['comment.held.bed'],
  name: m['comment.held.name'],
};

/**
 * Notice of a held own comment: the words that identify a patient, and their kind; a tap fixes one of them, or all
 * (rules/moderation#held).
 */
export function HeldNotice({ comment }: { comment: CommentReply }) {
  const { text, findings } = comment;
  const { mutate: save, isPending } = useEditComment(comment);
  const fix = (found: CommentReply['findings']) => save(fixFindings(text, found));
  return (
    <div className={styles.notice}>
      <Icon of={alert} size={20} />
      <div>
        <b>{m['comment.held.title']()}</b>
        <dl>
          {findings.map((finding) => {
            const words = text.slice(finding.start, finding.end);
            const remedy = finding.kind === 'name' ? m['comment.held.anonymize']() : m['comment.held.cut']();
            return (
              <div key={finding.start}>
                <dt>{kindTexts[finding.kind]()}</dt>
                <dd>{words}</dd>
                <dd>
                  <button
                    type="button"
                    aria-label={`${remedy} ${words}`}
                    disabled={isPending}
                    onClick={() => fix([finding])}
                  >
                    {remedy}
                  </button>
                </dd>
              </div>
            );
          })}
        </dl>
        <p>{m['comment.held.body']()}</p>
        <Button size="sm" busy={isPending} onClick={() => fix(findings)}>
          {m['comment.held.mendAll']()}
        </Button>
      </div>
    </div>
  );
}

interface DecisionNoticeProps {
  title: string;
  decision: CommentDecision;
  /** The end of a mute, in ms. */
  until?: number;
}

const stateTexts: Readonly<Record<NonNullable<CommentDecision['appeal']>['state'], () => string>> = {
  open: m['comment.decision.open'],
  accepted: m['comment.decision.accepted'],
  rejected: m['comment.decision.rejected'],
};

/**
 * An operator's decision on an own comment: the reason, and the state of the appeal or the field for one
 * (rules/moderation#appeals).
 */
export function DecisionNotice({ title, decision, until }: DecisionNoticeProps) {
  const { number, reason, appeal } = decision;
  return (
    <div className={styles.notice}>
      <Icon of={alert} size={20} />
      <div>
        <b>{title}</b>
        <dl>
          <Line label={m['comment.decision.reason']()}>{reason}</Line>
          {until !== undefined && (
            <Line label={m['comment.decision.until']()}>
              <span className="num">{dateTimeText(until)}</span>
            </Line>
          )}
          {appeal && <Line label={m['comment.decision.appealed']()}>{appeal.text}</Line>}
          {appeal && appeal.answer !== '' && <Line label={m['comment.decision.answer']()}>{appeal.answer}</Line>}
        </dl>
        {appeal ? <p role="status">{stateTexts[appeal.state]()}</p> : <DecisionAppeal number={number} />}
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Field in which an author appeals against a decision, once, behind a button that opens it. */
function DecisionAppeal({ number }: { number: string }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { mutate: send, isPending } = useAppealCommentDecision();
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
            onSubmit={() => send({ number, text })}
            submitLabel={m['comment.decision.send']()}
            onCancel={() => setOpen(false)}
            busy={isPending}
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
