import { getDeadlineStart } from '@osteon/domain';
import { useState } from 'react';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { dateText } from '../../../texts/date-text.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useSaveCreditDeadline } from '../api/save-credit-deadline.ts';
import styles from './unit-deadline.module.css';

type Deadline = CreditYear['deadline'];

/** Yearly deadline of the unit for its credits, which the account may change (rules/credit#deadline). */
export function UnitDeadline({ year, deadline, now }: Pick<CreditYear, 'year' | 'deadline'> & { now: number }) {
  const [isOpen, setOpen] = useState(false);
  const start = deadline && getDeadlineStart(deadline, year);
  if (isOpen) return <DeadlineForm year={year} deadline={deadline} onDone={() => setOpen(false)} />;
  return (
    <p className={styles.row}>
      <span>{m['credit.deadline']()}</span>
      <span className="num">
        {start === null
          ? m['credit.deadlineNone']()
          : isOver(start, now)
            ? m['credit.deadlineOver']({ date: dateText(start) })
            : dateText(start)}
      </span>
      <button type="button" onClick={() => setOpen(true)}>
        {start === null ? m['credit.deadlineSet']() : m['credit.deadlineChange']()}
      </button>
    </p>
  );
}

const isOver = (start: number, now: number) => start + 24 * 60 * 60 * 1000 <= now;

function DeadlineForm({ year, deadline, onDone }: Pick<CreditYear, 'year' | 'deadline'> & { onDone: () => void }) {
  const [date, setDate] = useState(formatInput(deadline ?? { month: 12, day: 31 }, year));
  const [alert, setAlert] = useState('');
  const save = useSaveCreditDeadline();
  const submit = (next: Deadline) => {
    setAlert('');
    save.mutate(
      { deadline: next },
      { onSuccess: onDone, onError: (error) => setAlert(failureText(error, m['credit.deadlineFailed']())) },
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [named, month = 0, day = 0] = date.split('-').map(Number);
        if (named === year && getDeadlineStart({ month, day }, year) !== null) submit({ month, day });
        else setAlert(m['credit.deadlineWrong']({ year }));
      }}
    >
      <TextField
        type="date"
        label={m['credit.deadline']()}
        hint={m['credit.deadlineHint']()}
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      {alert && <FieldError>{alert}</FieldError>}
      <div className={styles.actions}>
        <Button type="submit" size="sm" busy={save.isPending}>
          {m['credit.deadlineSave']()}
        </Button>
        {deadline && (
          <Button size="sm" kind="text" onClick={() => submit(null)}>
            {m['credit.deadlineRemove']()}
          </Button>
        )}
        <Button size="sm" kind="text" onClick={onDone}>
          {m['common.cancel']()}
        </Button>
      </div>
    </form>
  );
}

const formatInput = ({ month, day }: NonNullable<Deadline>, year: number) =>
  [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
