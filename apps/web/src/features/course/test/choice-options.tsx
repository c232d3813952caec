import type { AttemptQuestion } from '../../../entities/course/api/get-course-test.ts';
import { getOptionLetter } from './option-letter.ts';
import styles from './question.module.css';

interface ChoiceOptionsProps {
  question: AttemptQuestion;
  /** Id of the element that contains the question. */
  labelledBy: string;
  onChange: (answer: number[]) => void;
}

/** Options of a single or multiple choice; a square box indicates that several may be right. */
export function ChoiceOptions({ question: { id, kind, options, answer }, labelledBy, onChange }: ChoiceOptionsProps) {
  const isSingle = kind === 'single';
  const toggle = (position: number) =>
    onChange(
      answer.includes(position)
        ? answer.filter((each) => each !== position)
        : [...answer, position].toSorted((a, b) => a - b),
    );
  return (
    <div className={styles.options} role={isSingle ? 'radiogroup' : 'group'} aria-labelledby={labelledBy}>
      {options.map((option, position) => (
        <label key={option} className={styles.option} data-on={answer.includes(position)}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={id}
            checked={answer.includes(position)}
            onChange={() => (isSingle ? onChange([position]) : toggle(position))}
          />
          <b className="num" aria-hidden="true">
            {getOptionLetter(position)}
          </b>
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
