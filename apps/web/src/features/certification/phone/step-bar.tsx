import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import styles from './certify.module.css';

const names = [m['certify.steps.basicInfo'], m['certify.steps.photo'], m['certify.steps.submit']];

/** The progress of an application, of its three steps; `step` counts from 1. */
export function StepBar({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol className={styles.steps} aria-label={m['cert.step']({ step: String(step) })}>
      {names.map((name, index) => (
        <li
          key={index}
          className={clsx(index < step - 1 && styles.done, index === step - 1 && styles.now)}
          aria-current={index === step - 1 ? 'step' : undefined}
        >
          <i />
          {name()}
        </li>
      ))}
    </ol>
  );
}
