import { formatCredit } from '@osteon/domain';
import clsx from 'clsx';
import { useId } from 'react';
import { type CreditLine, useGetCreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { useTitle } from '../../../ui/title/title.tsx';
import { ProofButton } from '../page/proof-button.tsx';
import styles from './recent-credits.module.css';

/** Number of displayed lines; the page of credit has all. */
const SHOWN = 6;

/** The latest lines of the present year, latest first, of any class; nothing if there are none (rules/credit#lines). */
export function RecentCredits() {
  const { lines, hours } = useGetCreditYear();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={m['credit.title']()}
        note={m['credit.count']({ count: lines.length, hours: formatCredit(hours) })}
        more="/personalHome?view=credits"
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{m['credit.date']()}</th>
            <th>{m['credit.item']()}</th>
            <th className={styles.class}>{m['credit.classHead']()}</th>
            <th className={styles.figure}>{m['credit.hours']()}</th>
            <th className={styles.figure}>{m['credit.points']()}</th>
            <th className={styles.figure}>{m['credit.proof']()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ line }: { line: CreditLine }) {
  const { text: title } = useTitle(line);
  return (
    <tr className={clsx(line.revokedAt !== null && styles.revoked)}>
      <td className="num">{dateText(line.bookedAt)}</td>
      <td>{title}</td>
      <td className={styles.class}>{m['credit.className']({ name: line.creditClass })}</td>
      <td className={clsx('num', styles.figure)}>{formatCredit(line.hours)}</td>
      <td className={clsx('num', styles.figure)}>{formatCredit(line.points)}</td>
      <td className={styles.figure}>
        <ProofButton line={line}>{m['credit.view']()}</ProofButton>
      </td>
    </tr>
  );
}
