import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import styles from './case-view.module.css';

const LETTERS = 'ABCDEFGH';

/** The decision of a case with its options; the surgeon's choice and reason are collapsed. */
export function CaseDecision({ decision }: { decision: ResponseOf<'getCase'>['decision'] }) {
  return (
    <>
      <p>{decision.question}</p>
      <ol className={styles.options}>
        {decision.options.map((option, index) => (
          <li key={option}>
            <span>{LETTERS[index]}</span>
            {option}
          </li>
        ))}
      </ol>
      <details className={styles.choice}>
        <summary>{m['case.showChoice']()}</summary>
        <p>
          <b>{decision.chosen}</b>
        </p>
        <p>{decision.reason}</p>
      </details>
    </>
  );
}
