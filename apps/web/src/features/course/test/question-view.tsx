import { type ReactNode, useId } from 'react';
import type { AttemptQuestion } from '../../../entities/course/api/get-course-test.ts';
import { m } from '../../../texts/index.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { OrderOptions } from './order-options.tsx';
import styles from './question.module.css';
import { QuestionHead } from './question-head.tsx';

interface QuestionViewProps {
  question: AttemptQuestion;
  /** Number of the question, from 1. */
  number: number;
  /** Content at the end of the line over the question. */
  note: ReactNode;
  onAnswer: (answer: number[]) => void;
}

const hints: Partial<Record<AttemptQuestion['kind'], () => string>> = {
  multiple: m['test.hint.multiple'],
  order: m['test.hint.order'],
};

/** A question of the running attempt. */
export function QuestionView({ question, number, note, onAnswer }: QuestionViewProps) {
  const id = useId();
  const Options = question.kind === 'order' ? OrderOptions : ChoiceOptions;
  return (
    <div className={styles.question}>
      <QuestionHead kind={question.kind} number={number} hint={hints[question.kind]?.()}>
        {note}
      </QuestionHead>
      <h2 id={id} tabIndex={-1}>
        {question.question}
      </h2>
      <Options question={question} labelledBy={id} onChange={onAnswer} />
    </div>
  );
}
