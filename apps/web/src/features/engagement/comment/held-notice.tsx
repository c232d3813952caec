import type { CommentReply } from '@osteon/contract';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert } from '../../../ui/icon/icons.ts';
import styles from './held-notice.module.css';

const kindTexts: Readonly<Record<CommentReply['findings'][number]['kind'], () => string>> = {
  residentId: m['comment.held.residentId'],
  email: m['comment.held.email'],
  phone: m['comment.held.phone'],
  record: m['comment.held.record'],
  bed: m['comment.held.bed'],
  name: m['comment.held.name'],
};

/** Why an own comment is held: which words identify a patient, and as what (rules/comment#held). */
export function HeldNotice({ comment: { text, findings } }: { comment: CommentReply }) {
  return (
    <div className={styles.notice}>
      <Icon of={alert} size={20} />
      <div>
        <b>{m['comment.held.title']()}</b>
        <dl>
          {findings.map(({ start, end, kind }) => (
            <div key={start}>
              <dt>{kindTexts[kind]()}</dt>
              <dd>{text.slice(start, end)}</dd>
            </div>
          ))}
        </dl>
        <p>{m['comment.held.body']()}</p>
      </div>
    </div>
  );
}
