import type { CommentDecision } from '@osteon/contract';
import { formatDateTime } from '@osteon/domain';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import { DecisionAppeal } from './decision-appeal.tsx';
import styles from './held/held-notice.module.css';

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
              <span className="num">{formatDateTime(until)}</span>
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
