import { TEST_TRIES_A_DAY } from '@osteon/domain';
import { useState } from 'react';
import type { CourseTest, TestResult as Result } from '../../../entities/course/api/get-course-test.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { joinSentences } from '../../../texts/join-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import card from './answer-card.module.css';
import { findWeakestLesson } from './find-weakest-lesson.ts';
import { QuestionExplanation } from './question-explanation.tsx';
import { ReviewLink } from './review-link.tsx';
import { TestHead } from './test-head.tsx';
import styles from './test-result.module.css';

/** Percent below the pass mark up to which a failed test counts as nearly passed. */
const NEARLY = 20;

interface TestResultProps {
  courseId: string;
  test: CourseTest;
  result: Result;
  courseLink: string;
  /** Starts another attempt; null if none is allowed. */
  again: { start: () => void; isStarting: boolean } | null;
}

/**
 * Result of the last attempt: the score, positions to review, and the explanations (rules/course-test#explanations).
 */
export function TestResult({ courseId, test, result, courseLink, again }: TestResultProps) {
  const { score, passed, explanations } = result;
  const [isExplained, setExplained] = useState(false);
  const [target, setTarget] = useState<string | null>(null);
  const weak = passed ? null : findWeakestLesson(explanations);
  const open = (id: string) => {
    setExplained(true);
    setTarget(id);
  };
  const toggle = () => {
    setExplained(!isExplained);
    setTarget(null);
  };
  return (
    <>
      <TestHead title={test.title} courseLink={courseLink} />
      <div className={styles.page}>
        <section className={styles.panel} data-passed={passed}>
          <p className={`${styles.score} num`}>
            <b>{score}</b>
            <span>{m['test.scoreOf']({ mark: test.passMark })}</span>
          </p>
          <h2>{getVerdict(score, passed, test.passMark)}</h2>
          <p>
            {joinSentences([
              result.isRunOut && m['test.runOut'](),
              getTriesText(result),
              weak && m['test.weak']({ lesson: weak.title }),
            ])}
          </p>
          {weak && (
            <ul className={styles.places}>
              {weak.positions.map((position) => (
                <li key={position.pcLink}>
                  <ReviewLink position={position} />
                </li>
              ))}
            </ul>
          )}
          <ol className={`${card.card} ${styles.numbers}`}>
            {explanations.map(({ id, isRight }, index) => {
              const state = isRight ? m['test.state.right']() : m['test.state.wrong']();
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="num"
                    data-right={isRight}
                    aria-label={m['test.number']({ number: index + 1 }) + m['format.clauses']() + state}
                    onClick={() => open(id)}
                  >
                    {index + 1}
                  </button>
                </li>
              );
            })}
          </ol>
          <div className={styles.actions}>
            {passed ? (
              <Button kind="primary" onClick={() => openDialog('certificate', { courseId })}>
                {m['course.certificate']()}
              </Button>
            ) : again ? (
              <Button kind="primary" busy={again.isStarting} onClick={again.start}>
                {m['test.again']()}
              </Button>
            ) : (
              <ButtonLink kind="primary" to={courseLink}>
                {m['test.back']()}
              </ButtonLink>
            )}
            <Button aria-expanded={isExplained} onClick={toggle}>
              {isExplained ? m['test.hideExplanations']() : m['test.explanations']()}
            </Button>
          </div>
        </section>
        {isExplained &&
          explanations.map((question, index) => (
            <QuestionExplanation
              key={question.id}
              question={question}
              number={index + 1}
              isTarget={question.id === target}
            />
          ))}
      </div>
    </>
  );
}

function getVerdict(score: number, passed: boolean, mark: number): string {
  if (passed) return m['test.passed']();
  return mark - score <= NEARLY ? m['test.nearly']() : m['test.failed']();
}

function getTriesText({ passed, attemptsLeft }: Result): string {
  const tries = TEST_TRIES_A_DAY;
  if (passed) return m['test.passedNote']({ tries, used: tries - attemptsLeft });
  return attemptsLeft > 0 ? m['test.failedLeft']({ count: attemptsLeft }) : m['test.noAttempts']({ tries });
}
