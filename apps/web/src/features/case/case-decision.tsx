import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import { Details } from '../../ui/details/details.tsx';
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
      <Details className={styles.choice} summary={m['case.showChoice']()}>
        <p>
          <b>{decision.chosen}</b>
        </p>
        <p>{decision.reason}</p>
      </Details>
    </>
  );
}
