import type { ReactNode } from 'react';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { useTitle } from '../../../ui/title/title.tsx';
import styles from './proof-button.module.css';

/** Opens the evidence of a line (rules/credit#lines). */
export function ProofButton({ line, children }: { line: CreditLine; children: ReactNode }) {
  const { text: title } = useTitle(line);
  return (
    <button
      type="button"
      className={styles.proof}
      aria-label={m['credit.proofOf']({ title })}
      onClick={() => openDialog('creditEvidence', { line })}
    >
      {children}
    </button>
  );
}
