import type { AttemptQuestion } from '../../../entities/course/api/get-course-test.ts';
import { m } from '../../../texts/index.ts';
import styles from './answer-card.module.css';

interface AnswerCardProps {
  questions: readonly AttemptQuestion[];
  /** Index of the current question. */
  current: number;
  onChoose: (index: number) => void;
}

/** All questions by their numbers: answered and marked ones, and the current one. */
export function AnswerCard({ questions, current, onChoose }: AnswerCardProps) {
  return (
    <ol className={styles.card}>
      {questions.map(({ id, answer, isMarked }, index) => {
        const isAnswered = answer.length > 0;
        const states = [
          m['test.number']({ number: index + 1 }),
          isAnswered ? m['test.state.answered']() : m['test.state.open'](),
          ...(isMarked ? [m['test.marked']()] : []),
        ];
        return (
          <li key={id}>
            <button
              type="button"
              className="num"
              aria-label={states.join(m['format.clauses']())}
              aria-current={index === current ? 'true' : undefined}
              data-answered={isAnswered}
              data-marked={isMarked}
              onClick={() => onChoose(index)}
            >
              {index + 1}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
