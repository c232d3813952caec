import { SCORE_MAX } from '@osteon/domain';
import clsx from 'clsx';
import { useId } from 'react';
import { m } from '../../../texts/index.ts';
import { star } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './star-field.module.css';

const SCORES = Array.from({ length: SCORE_MAX }, (_, index) => index + 1);

/** Chooses 1 to 5 stars, by pointer or by the arrow keys. */
export function StarField({ value, onChange }: { value: number | null; onChange: (score: number) => void }) {
  const name = useId();
  return (
    <div className={styles.field} role="radiogroup" aria-label={m['content.score.do']()}>
      {SCORES.map((score) => (
        <label key={score} className={clsx(styles.star, score <= (value ?? 0) && styles.on)}>
          <input
            type="radio"
            name={name}
            aria-label={m['content.score.option']({ score })}
            checked={score === value}
            onChange={() => onChange(score)}
          />
          <Icon of={star} size={28} filled={score <= (value ?? 0)} />
        </label>
      ))}
      {value !== null && (
        <span className={`${styles.value} num`} aria-hidden="true">
          {m['content.score.option']({ score: value })}
        </span>
      )}
    </div>
  );
}
