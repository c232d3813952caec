import { formatDay, getCalendarYear, getYearStart, parseCreditPeriod } from '@osteon/domain';
import { useState } from 'react';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toDays } from './credit-choice.ts';
import styles from './period-form.module.css';

interface PeriodFormProps extends Pick<CreditYear, 'year' | 'years' | 'period'> {
  now: number;
  onChoose: (days: { readonly from: string; readonly to: string }) => void;
}

/** Chooses days of one year (rules/credit#periods). */
export function PeriodForm({ year, years, period, now, onChoose }: PeriodFormProps) {
  const whole = { fromAt: getYearStart(year), toAt: Math.min(getYearStart(year + 1) - 1, now) };
  const [days, setDays] = useState(toDays(period ?? whole));
  const [isWrong, setWrong] = useState(false);
  const limits = {
    type: 'date',
    min: `${Math.min(...years, getCalendarYear(now))}-01-01`,
    max: formatDay(now),
    required: true,
  } as const;
  return (
    <form
      className={styles.form}
      aria-label={m['credit.range']()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isPeriod = parseCreditPeriod(days, now) !== null;
        setWrong(!isPeriod);
        if (isPeriod) onChoose(days);
      }}
    >
      <TextField
        {...limits}
        label={m['credit.from']()}
        value={days.from}
        onChange={({ currentTarget }) => setDays({ ...days, from: currentTarget.value })}
      />
      <TextField
        {...limits}
        label={m['credit.to']()}
        value={days.to}
        onChange={({ currentTarget }) => setDays({ ...days, to: currentTarget.value })}
      />
      <Button type="submit">{m['credit.rangeShow']()}</Button>
      {isWrong && <FieldError className={styles.error}>{m['credit.periodWrong']()}</FieldError>}
    </form>
  );
}
