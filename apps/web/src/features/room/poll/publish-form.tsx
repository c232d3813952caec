import { cleanChatText, POLL_REASON_MAX } from '@osteon/domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import panel from './poll.module.css';
import styles from './poll-desk.module.css';
import type { LivePoll } from './use-live-polls.ts';

interface PublishFormProps {
  poll: LivePoll;
  label: string;
  busy: boolean;
  onPublish: (choice: { chosen: number; reason: string }) => void;
  onCancel: () => void;
}

/** The lecturer's choice of an option with its reason, which are shown with the result (rules/room-poll#results). */
export function PublishForm({ poll: { options }, label, busy, onPublish, onCancel }: PublishFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const first = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => first.current?.focus(), []);
  const count = Array.from(cleanChatText(reason)).length;
  const isTooLong = count > POLL_REASON_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && !isTooLong && !busy) onPublish({ chosen, reason });
  };
  return (
    <form className={`${panel.form} ${styles.form}`} onSubmit={submit}>
      <fieldset aria-labelledby={id}>
        <legend id={id}>{m['live.poll.chosen']()}</legend>
        {options.map((option, index) => (
          <label key={index} className={panel.option}>
            <input
              type="radio"
              name={id}
              ref={index === 0 ? first : undefined}
              checked={chosen === index}
              onChange={() => setChosen(index)}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={m['live.poll.reason']()}
        aside={<span className="num">{m['live.poll.length']({ count, max: POLL_REASON_MAX })}</span>}
        error={isTooLong && m['live.poll.tooLong']({ max: POLL_REASON_MAX })}
      >
        {(control) => (
          <textarea {...control} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <div className={styles.actions}>
        <Button kind="primary" size="sm" type="submit" busy={busy} disabled={chosen === null || isTooLong}>
          {label}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {m['common.cancel']()}
        </Button>
      </div>
    </form>
  );
}
