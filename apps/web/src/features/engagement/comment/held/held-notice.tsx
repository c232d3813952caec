import type { CommentReply } from '@osteon/contract';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert } from '../../../../ui/icon/icons.ts';
import { useSaveComment } from '../use-save-comment.ts';
import { fixFindings } from './fix-findings.ts';
import styles from './held-notice.module.css';

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
  const { save, isBusy } = useSaveComment(comment);
  const fix = (found: CommentReply['findings']) => void save(fixFindings(text, found));
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
                    disabled={isBusy}
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
        <Button size="sm" busy={isBusy} onClick={() => fix(findings)}>
          {m['comment.held.mendAll']()}
        </Button>
      </div>
    </div>
  );
}
