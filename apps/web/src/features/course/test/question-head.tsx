import type { ReactNode } from 'react';
import type { AttemptQuestion } from '../../../entities/course/api/get-course-test.ts';
import { m } from '../../../texts/index.ts';
import styles from './question.module.css';

const kinds: Readonly<Record<AttemptQuestion['kind'], () => string>> = {
  single: m['test.kind.single'],
  multiple: m['test.kind.multiple'],
  order: m['test.kind.order'],
};

interface QuestionHeadProps {
  kind: AttemptQuestion['kind'];
  number: number;
  /** Instruction for the answer, if the kind does not imply it. */
  hint?: string | undefined;
  /** Content at the end of the line. */
  children: ReactNode;
}

/** The line over a question: its number, its kind, its instruction. */
export function QuestionHead({ kind, number, hint, children }: QuestionHeadProps) {
  return (
    <p className={`${styles.head} num`}>
      {m['test.number']({ number })}
      <b>{kinds[kind]()}</b>
      {hint !== undefined && <span>{hint}</span>}
      <span className={styles.note}>{children}</span>
    </p>
  );
}
