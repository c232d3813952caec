import { ANSWER_TEXT_MAX, cleanChatText, isAnswerText } from '@osteon/domain';
import clsx from 'clsx';
import { useId, useState } from 'react';
import type { LiveQuestion } from '../../../entities/room/api/list-live-questions.ts';
import { m } from '../../../texts/index.ts';
import styles from './question-dialog.module.css';
import { QuestionDialog } from './question-dialog.tsx';
import { useDecide } from './use-decide.ts';

interface AnswerDialogProps {
  activityId: string;
  question: LiveQuestion;
  onClose: () => void;
}

/** Writes the answer to a question, or changes it (rules/room-question#answers). */
export function AnswerDialog({ activityId, question, onClose }: AnswerDialogProps) {
  const id = useId();
  const [text, setText] = useState(question.answer);
  const { decide, isPending, error } = useDecide(activityId, question.questionId, {
    onDecided: onClose,
    showsError: true,
  });
  const count = Array.from(cleanChatText(text)).length;
  const isTooLong = count > ANSWER_TEXT_MAX;
  return (
    <QuestionDialog
      question={question}
      isIncomplete={!isAnswerText(text)}
      title={m['live.question.answer']()}
      action={m['live.question.answerPublish']()}
      isPending={isPending}
      error={error}
      onConfirm={() => decide({ act: 'answer', text })}
      onClose={onClose}
    >
      <div className={styles.answer}>
        <label htmlFor={id}>{m['live.question.answerLabel']()}</label>
        <textarea
          id={id}
          rows={4}
          data-autofocus
          aria-describedby={`${id}-count`}
          aria-invalid={isTooLong}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <span id={`${id}-count`} className={clsx('num', isTooLong && styles.tooLong)}>
          {m['live.chat.count']({ count, max: ANSWER_TEXT_MAX })}
        </span>
      </div>
    </QuestionDialog>
  );
}
