import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './email-steps.module.css';

interface StepActionsProps {
  onBack: () => void;
  /** The submit button; a step that submits automatically has none. */
  submit?: { label: string; disabled: boolean; busy: boolean };
}

/** The back and submit buttons of a step. */
export function StepActions({ onBack, submit }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      <Button size="lg" onClick={onBack}>
        {m['common.back']()}
      </Button>
      {submit && (
        <Button type="submit" kind="primary" size="lg" disabled={submit.disabled} busy={submit.busy}>
          {submit.label}
        </Button>
      )}
    </div>
  );
}
