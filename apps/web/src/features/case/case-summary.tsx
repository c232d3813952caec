import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import { sexText } from '../../texts/library/library-text.ts';
import styles from './case-view.module.css';

/** The summary of a case in a row: patient, chief complaint, classification and length of the follow-up. */
export function CaseSummary({
  detail: { patient, chiefComplaint, classification, followUp, isSealed },
}: {
  detail: ResponseOf<'getCase'>;
}) {
  const lastTime = followUp?.at(-1)?.time.replace(/^术后/u, '');
  const fields = [
    [
      m['case.fact.patient'](),
      [sexText(patient.sex), m['case.age']({ age: patient.age }), patient.occupation].filter(Boolean).join(' · '),
    ],
    [m['case.fact.complaint'](), chiefComplaint],
    [m['case.fact.classification'](), classification],
    [m['case.fact.followUp'](), isSealed ? m['case.fact.sealed']() : lastTime],
  ];
  return (
    <dl id="summary" className={styles.summary}>
      {fields.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
