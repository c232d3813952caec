import { parseIssuedSerial } from '@osteon/domain';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './verify-page.module.css';

/** Form for a serial typed from paper; common typing slips are corrected. */
export function SerialForm({
  label,
  typed,
  onEnter,
}: {
  label: string;
  typed: string;
  onEnter: (serial: string) => void;
}) {
  const [text, setText] = useState(typed);
  const [isWrong, setWrong] = useState(typed !== '' && parseIssuedSerial(typed) === null);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const serial = parseIssuedSerial(text);
        setWrong(serial === null);
        if (serial !== null) onEnter(serial);
      }}
    >
      <TextField
        label={label}
        value={text}
        placeholder="OST-2026-0000-0000"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={isWrong ? m['credit.verify.serialWrong']() : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" kind="primary" size="lg" wide>
        {m['credit.verify.submit']()}
      </Button>
      <p className={styles.note}>{m['credit.verify.slips']()}</p>
    </form>
  );
}
