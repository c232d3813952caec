import { CREDIT_CLASSES, type CreditClass, formatCredit } from '@osteon/domain';
import clsx from 'clsx';
import type { CreditLine, CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { useTitle } from '../../../ui/title/title.tsx';
import styles from './credit-lines.module.css';
import { evidenceText, noteText } from './line-texts.ts';
import { ProofButton } from './proof-button.tsx';

/** The lines of a year by class, each with a link to its evidence (rules/credit#lines). */
export function CreditLines({ lines, earned, targets, period }: CreditYear) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{m['credit.date']()}</th>
          <th>{m['credit.item']()}</th>
          <th>{m['credit.evidence']()}</th>
          <th className={styles.figure}>{m['credit.hours']()}</th>
          <th className={styles.figure}>{m['credit.points']()}</th>
          <th className={styles.figure}>{m['credit.proof']()}</th>
        </tr>
      </thead>
      {CREDIT_CLASSES.map((creditClass) => (
        <ClassLines
          key={creditClass}
          creditClass={creditClass}
          lines={lines.filter((line) => line.creditClass === creditClass)}
          earned={earned[creditClass]}
          target={period ? null : targets[creditClass]}
        />
      ))}
    </table>
  );
}

interface ClassLinesProps {
  creditClass: CreditClass;
  lines: readonly CreditLine[];
  earned: number;
  /** Null for days of a year, which have no target. */
  target: number | null;
}

function ClassLines({ creditClass, lines, earned, target }: ClassLinesProps) {
  if (lines.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.class}>
        <th colSpan={6} scope="rowgroup">
          <i className={creditClass === 'I' ? styles.first : styles.second} />
          {m['credit.class']({ name: creditClass })}
          <b className="num">{formatCredit(earned)}</b>
          <span className="num">
            {target === null
              ? m['credit.classCount']({ count: lines.length })
              : m['credit.classSum']({ target, count: lines.length })}
          </span>
        </th>
      </tr>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </tbody>
  );
}

function Line({ line }: { line: CreditLine }) {
  const { text: title } = useTitle(line);
  const evidence = evidenceText(line);
  return (
    <tr className={clsx(line.revokedAt !== null && styles.revoked)}>
      <td className="num">{dateText(line.bookedAt)}</td>
      <td>
        <b>{title}</b>
        <span>{noteText(line)}</span>
      </td>
      <td className={clsx('num', styles.evidence)}>
        {evidence && (
          <>
            <Icon of={check} size={14} />
            {evidence}
          </>
        )}
      </td>
      <td className={clsx('num', styles.figure)}>{formatCredit(line.hours)}</td>
      <td className={clsx('num', styles.figure)}>{formatCredit(line.points)}</td>
      <td className={styles.figure}>
        <ProofButton line={line}>{m['credit.proof']()}</ProofButton>
      </td>
    </tr>
  );
}
