import type { AskedQuestion } from '../../../entities/course/api/get-course-test.ts';
import { getOptionLetter } from './option-letter.ts';
import styles from './question.module.css';

interface ChoiceOptionsProps {
  question: AskedQuestion;
  /** Id of the element that contains the question. */
  labelledBy: string;
  onChange: (answer: number[]) => void;
}

/** Options of a single or multiple choice; a square box indicates that several may be right. */
export function ChoiceOptions({ question: { id, kind, options, answer }, labelledBy, onChange }: ChoiceOptionsProps) {
  const isSingle = kind === 'single';
  const toggle = (place: number) =>
    onChange(
      answer.includes(place) ? answer.filter((each) => each !== place) : [...answer, place].toSorted((a, b) => a - b),
    );
  return (
    <div className={styles.options} role={isSingle ? 'radiogroup' : 'group'} aria-labelledby={labelledBy}>
      {options.map((option, place) => (
        <label key={option} className={styles.option} data-on={answer.includes(place)}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={id}
            checked={answer.includes(place)}
            onChange={() => (isSingle ? onChange([place]) : toggle(place))}
          />
          <b className="num" aria-hidden="true">
            {getOptionLetter(place)}
          </b>
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
