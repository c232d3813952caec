import { useEffect, useRef } from 'react';
import type { ExplainedQuestion } from '../../../entities/course/api/get-course-test.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, close } from '../../../ui/icon/icons.ts';
import { getOptionLetter } from './option-letter.ts';
import styles from './question.module.css';
import { QuestionHead } from './question-head.tsx';
import { ReviewLink } from './review-link.tsx';

interface QuestionExplanationProps {
  question: ExplainedQuestion;
  /** Number of the question, from 1. */
  number: number;
  /** True if it is the current one, which gets the focus. */
  isTarget: boolean;
}

/** A question after its attempt: the chosen and the right answer, why, and where to review it. */
export function QuestionExplanation({ question, number, isTarget }: QuestionExplanationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTarget) heading.current?.focus();
  }, [isTarget]);
  const { kind, answer, isRight, explanation, review } = question;
  const verdict = answer.length === 0 ? m['test.result.none']() : m['test.result.wrong']();
  return (
    <section className={`${styles.question} ${styles.explained}`}>
      <QuestionHead kind={kind} number={number}>
        <span className={isRight ? styles.right : styles.wrong}>
          <Icon of={isRight ? check : close} size={14} />
          {isRight ? m['test.result.right']() : verdict}
        </span>
      </QuestionHead>
      <h2 ref={heading} tabIndex={-1}>
        {question.question}
      </h2>
      {kind === 'order' ? <OrderResult {...question} /> : <ChoiceResult {...question} />}
      <div className={styles.why}>
        <h3>{m['test.explanation']()}</h3>
        <p>{explanation}</p>
        {review.length > 0 && (
          <ul>
            {review.map((reviewPosition) => (
              <li key={reviewPosition.pcLink}>
                <ReviewLink position={reviewPosition} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function ChoiceResult({ kind, options, answer, right }: ExplainedQuestion) {
  return (
    <ul className={styles.options}>
      {options.map((option, position) => {
        const isChosen = answer.includes(position);
        const isRight = right.includes(position);
        return (
          <li
            key={option}
            className={styles.option}
            data-on={isChosen}
            data-wrong={isChosen ? !isRight : isRight && kind === 'multiple'}
          >
            <i className={kind === 'single' ? styles.dot : styles.box} aria-hidden="true">
              {isChosen && kind === 'multiple' && <Icon of={check} size={14} />}
            </i>
            <b className="num">{getOptionLetter(position)}</b>
            <span>{option}</span>
            <em data-good={isRight && (isChosen || kind === 'single')}>{getMark(isChosen, isRight, kind)}</em>
          </li>
        );
      })}
    </ul>
  );
}

function getMark(isChosen: boolean, isRight: boolean, kind: ExplainedQuestion['kind']): string | null {
  if (isChosen) return isRight ? m['test.option.right']() : m['test.option.wrong']();
  if (!isRight) return null;
  return kind === 'single' ? m['test.option.correct']() : m['test.option.missed']();
}

/** The right order, with the position that each option was given. */
function OrderResult({ options, answer, right }: ExplainedQuestion) {
  return (
    <ol className={styles.options}>
      {right.map((position, index) => {
        const given = answer.indexOf(position);
        return (
          <li key={position} className={styles.option} data-wrong={given >= 0 && given !== index}>
            <b className="num">{index + 1}</b>
            <span>{options[position]}</span>
            <em data-good={given === index}>
              {given === index ? m['test.option.right']() : given >= 0 && m['test.order.yours']({ place: given + 1 })}
            </em>
          </li>
        );
      })}
    </ol>
  );
}
