import { formatDuration } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CourseTest, RunningAttempt } from '../../../entities/course/api/get-course-test.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { flag, outline } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { AnswerCard } from './answer-card.tsx';
import { AnswerCardDialog } from './answer-card-dialog.tsx';
import { flushAnswers } from './answer-queue.ts';
import { QuestionView } from './question-view.tsx';
import styles from './test-attempt.module.css';
import { TestHead } from './test-head.tsx';
import { TestRules } from './test-rules.tsx';
import { useRemainingTime } from './use-remaining-time.ts';
import { useSubmitAnswers } from './use-submit-answers.ts';
import { useTestAnswers } from './use-test-answers.ts';

interface TestAttemptProps {
  courseId: string;
  courseLink: string;
  test: CourseTest;
  attempt: RunningAttempt;
  /** Time at which the attempt was read, in ms of the browser's clock. */
  readAt: number;
}

const saveTexts = { saved: m['test.saved'], saving: m['test.saving'], unsaved: m['test.unsaved'] };

/** A running attempt: one question at a time, the answer card, the remaining time (rules/course-test#page). */
export function TestAttempt({ courseId, courseLink, test, attempt, readAt }: TestAttemptProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const answers = useTestAnswers(courseId, attempt);
  const { questions } = answers;
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ answer }) => answer.length === 0),
    ),
  );
  const [isCardOpen, setCardOpen] = useState(false);
  const left = useRemainingTime(attempt, readAt, () => {
    void client.invalidateQueries({ queryKey: gatewayKey('getCourseTest') });
  });
  const choose = (index: number) => {
    setCurrent(index);
    setCardOpen(false);
  };
  const { submit, isSubmitting } = useSubmitAnswers(attempt.id, questions, choose);
  const [isLeaving, setLeaving] = useState(false);
  const mayLeave = isLeaving && answers.state === 'saved';
  useEffect(() => {
    if (mayLeave) void navigate(courseLink);
  }, [mayLeave, navigate, courseLink]);
  const question = questions[current];
  if (!question) return null;
  const answered = questions.filter(({ answer }) => answer.length > 0).length;
  const isLast = current === questions.length - 1;
  const leave = () => {
    setLeaving(true);
    flushAnswers();
  };
  const mark = () => answers.change(question, { isMarked: !question.isMarked });
  const steps = (
    <>
      <Button aria-disabled={current === 0 || undefined} onClick={() => choose(Math.max(0, current - 1))}>
        {m['test.previous']()}
      </Button>
      <Button kind="primary" busy={isSubmitting} onClick={() => (isLast ? void submit() : choose(current + 1))}>
        {isLast ? m['test.submit']() : m['test.next']()}
      </Button>
    </>
  );
  const card = (
    <>
      <AnswerCard questions={questions} current={current} onChoose={choose} />
      <p className={`${styles.counts} num`}>
        <span>{m['test.answered']({ answered, count: questions.length })}</span>
        <span>{m['test.markedCount']({ count: questions.filter(({ isMarked }) => isMarked).length })}</span>
      </p>
    </>
  );
  const markButton = (
    <button type="button" className={styles.mark} aria-pressed={question.isMarked} onClick={mark}>
      <Icon of={flag} size={16} />
      {question.isMarked ? m['test.marked']() : m['test.mark']()}
    </button>
  );
  const submitButton = (
    <Button wide busy={isSubmitting} onClick={() => void submit()}>
      {m['test.submit']()}
    </Button>
  );
  return (
    <>
      <TestHead title={test.title} courseLink={courseLink}>
        <p className={`${styles.time} num`} role="timer" aria-live="off">
          <Icon of={clock} size={18} />
          {m['test.left']({ time: formatDuration(Math.ceil(left / 1000)) })}
        </p>
        <Button className={styles.later} busy={isLeaving} onClick={leave}>
          {m['test.later']()}
        </Button>
      </TestHead>
      <div className={styles.columns}>
        <section>
          <QuestionView
            key={question.id}
            question={question}
            number={current + 1}
            note={<span role="status">{saveTexts[answers.state]()}</span>}
            onAnswer={(answer) => answers.change(question, { answer })}
          />
          <footer className={styles.steps}>
            {steps}
            {markButton}
          </footer>
        </section>
        <aside className={styles.rail}>
          <section className={styles.panel}>
            <h2>{m['test.card']()}</h2>
            {card}
            {submitButton}
            <p className={styles.hint}>{m['test.submitNote']()}</p>
          </section>
          <TestRules count={questions.length} mark={test.passMark} />
        </aside>
      </div>
      <nav className={styles.bar} aria-label={m['test.card']()}>
        <button
          type="button"
          aria-label={m['test.cardOpen']({ answered, count: questions.length })}
          onClick={() => setCardOpen(true)}
        >
          <Icon of={outline} size={20} />
          <span className="num" aria-hidden="true">
            {answered} / {questions.length}
          </span>
        </button>
        {steps}
      </nav>
      {isCardOpen && (
        <AnswerCardDialog onClose={() => setCardOpen(false)} mark={markButton} submit={submitButton}>
          {card}
        </AnswerCardDialog>
      )}
    </>
  );
}
