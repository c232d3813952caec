import { findPatientIdentifiers } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './chat-composer.module.css';

const KINDS = {
  residentId: m['comment.held.residentId'],
  email: m['comment.held.email'],
  phone: m['comment.held.phone'],
  record: m['comment.held.record'],
  bed: m['comment.held.bed'],
  name: m['comment.held.name'],
} as const;

interface PatientWarningProps {
  text: string;
  onFix: () => void;
  /** Sends the text to the assistants, who decide on it; without it the text must be changed. */
  onReview?: () => void;
}

/** The warning that marks the patient identifiers because of which a text is not sent (rules/room-chat#messages). */
export function PatientWarning({ text, onFix, onReview }: PatientWarningProps) {
  const found = findPatientIdentifiers(text);
  const kinds = joinList([...new Set(found.map(({ kind }) => KINDS[kind]()))]);
  const starts = [...found.map(({ start }) => start), text.length];
  return (
    <div className={styles.patient} role="alert">
      <p>
        {starts.map((start, index) => (
          <span key={start}>
            {text.slice(found[index - 1]?.end ?? 0, start)}
            {found[index] && <mark>{text.slice(start, found[index].end)}</mark>}
          </span>
        ))}
      </p>
      <p>{onReview ? m['live.chat.patient']({ kinds }) : m['live.question.patient']({ kinds })}</p>
      <div className={styles.buttons}>
        <Button kind="primary" size="sm" onClick={onFix}>
          {m['comment.held.mend']()}
        </Button>
        {onReview && (
          <Button size="sm" onClick={onReview}>
            {m['live.chat.toReview']()}
          </Button>
        )}
      </div>
    </div>
  );
}
