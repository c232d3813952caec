import { findPatientIdentifiers } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
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

/** The warning that marks the patient identifiers because of which a text is not sent (rules/live-chat#messages). */
export function PatientWarning({ text, onFix }: { text: string; onFix: () => void }) {
  const found = findPatientIdentifiers(text);
  const kinds = [...new Set(found.map(({ kind }) => KINDS[kind]()))].join('、');
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
      <p>{m['live.chat.patient']({ kinds })}</p>
      <Button size="sm" onClick={onFix}>
        {m['comment.held.mend']()}
      </Button>
    </div>
  );
}
