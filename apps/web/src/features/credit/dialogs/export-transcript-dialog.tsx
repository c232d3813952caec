import { formatDay, getCalendarYear } from '@osteon/domain';
import { useId, useState } from 'react';
import type { Dialogs } from '../../../lib/dialogs.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useExportCredits } from '../api/export-credits.ts';
import styles from './export-transcript.module.css';

/** Requests a transcript of days of a year; a message notifies when it is ready (rules/credit#transcript). */
export function Component({ year, onClose, ...days }: Dialogs['exportTranscript'] & { onClose: () => void }) {
  const id = useId();
  const [today] = useState(() => Date.now());
  const lastDay = year === getCalendarYear(today) ? formatDay(today) : `${year}-12-31`;
  const [from, setFrom] = useState(days.from ?? `${year}-01-01`);
  const [to, setTo] = useState(days.to ?? lastDay);
  const [parts, setParts] = useState({ subtotals: true, evidence: true, english: false });
  const [alert, setAlert] = useState('');
  const request = useExportCredits();
  const submit = () => {
    if (from === '' || to === '' || from > to) {
      setAlert(m['credit.periodWrong']());
      return;
    }
    setAlert('');
    request.mutate(
      { year, from, to, ...parts },
      {
        onSuccess: () => {
          toast.success(m['credit.requested']());
          onClose();
        },
        onError: (error) => setAlert(failureText(error, m['credit.requestFailed']())),
      },
    );
  };
  const part = (name: keyof typeof parts, label: string) => (
    <Checkbox
      checked={parts[name]}
      onChange={({ currentTarget }) => setParts({ ...parts, [name]: currentTarget.checked })}
    >
      {label}
    </Checkbox>
  );
  const limits = { type: 'date', min: `${year}-01-01`, max: lastDay, required: true } as const;
  return (
    <Dialog
      title={m['credit.export']()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m['common.cancel']()}</Button>
          <Button type="submit" kind="primary" form={id} busy={request.isPending}>
            {m['credit.make']()}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.days}>
          <TextField
            {...limits}
            label={m['credit.from']()}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            {...limits}
            label={m['credit.to']()}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </div>
        <div className={styles.parts}>
          {part('subtotals', m['credit.subtotals']())}
          {part('evidence', m['credit.withEvidence']())}
          {part('english', m['credit.withEnglish']())}
        </div>
        <p className={styles.note}>{m['credit.exportNote']()}</p>
        {alert && <FieldError>{alert}</FieldError>}
      </form>
    </Dialog>
  );
}
