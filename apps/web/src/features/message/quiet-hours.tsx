import type { QuietHours as Hours } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useSaveQuietHours } from './api/save-quiet-hours.ts';
import styles from './reminders.module.css';

/** The daily hours without reminders in the header (rules/message#quiet-hours). */
export function QuietHours({ hours }: { hours: Hours }) {
  const save = useSaveQuietHours();
  return (
    <section>
      <div className={styles.head}>
        <h3>{m['message.quiet']()}</h3>
        <Switch label={m['message.quiet']()} checked={hours.on} onChange={(on) => save({ on })} />
      </div>
      {hours.on && (
        <div className={styles.hours}>
          <Time label={m['message.quietFrom']()} time={hours.from} onChange={(from) => save({ from })} />
          <Time label={m['message.quietTo']()} time={hours.to} onChange={(to) => save({ to })} />
        </div>
      )}
      <p className={styles.hint}>{m['message.quietHint']()}</p>
    </section>
  );
}

/** A time of day; an incomplete one is reset to the last value. */
function Time({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <TextField
      label={label}
      type="time"
      required
      defaultValue={time}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') onChange(value);
      }}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value === '') currentTarget.value = time;
      }}
    />
  );
}
