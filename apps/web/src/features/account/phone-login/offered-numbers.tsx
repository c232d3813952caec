import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import styles from './offered-numbers.module.css';

interface OfferedNumbersProps {
  numbers: readonly string[];
  chosen: string | null;
  onChoose: (chosen: string) => void;
}

/** The numbers, one of which is the desktop's; none is selected at first, so that one tap alone confirms nothing. */
export function OfferedNumbers({ numbers, chosen, onChoose }: OfferedNumbersProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{m['phoneLogin.choose']()}</legend>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <label key={number} className={styles.number}>
            <input type="radio" name={name} checked={number === chosen} onChange={() => onChoose(number)} />
            {number}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
