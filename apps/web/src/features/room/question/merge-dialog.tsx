import { useState } from 'react';
import {
  joinListLiveQuestions,
  type LiveQuestion,
  useListLiveQuestions,
} from '../../../entities/room/api/list-live-questions.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import styles from './question-dialog.module.css';
import { QuestionDialog } from './question-dialog.tsx';
import { useDecide } from './use-decide.ts';

interface MergeDialogProps {
  activityId: string;
  question: LiveQuestion;
  onClose: () => void;
}

/** Merges a question into another one that waits, which gets its votes (rules/room-question#states). */
export function MergeDialog({ activityId, question, onClose }: MergeDialogProps) {
  const [intoId, setIntoId] = useState('');
  const pages = useListLiveQuestions({ activityId, only: 'waiting' });
  const { decide, isPending, error } = useDecide(activityId, question.questionId, {
    onDecided: onClose,
    showsError: true,
  });
  const targets = joinListLiveQuestions(pages.data).filter(({ questionId }) => questionId !== question.questionId);
  return (
    <QuestionDialog
      question={question}
      isIncomplete={!targets.some(({ questionId }) => questionId === intoId)}
      title={m['live.question.mergeTitle']()}
      action={m['live.question.merge']()}
      isPending={isPending}
      error={error}
      onConfirm={() => decide({ act: 'merge', intoId })}
      onClose={onClose}
    >
      <p>{m['live.question.mergeTip']()}</p>
      {pages.isPending && <ChatLinesSkeleton />}
      {pages.isError && targets.length === 0 && (
        <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />
      )}
      {pages.isSuccess && targets.length === 0 && <p>{m['live.question.mergeNone']()}</p>}
      {targets.length > 0 && (
        <fieldset className={styles.targets} aria-label={m['live.question.mergeInto']()}>
          {targets.map(({ questionId, text, votes }) => (
            <label key={questionId}>
              <input
                type="radio"
                name="into"
                value={questionId}
                checked={questionId === intoId}
                onChange={() => setIntoId(questionId)}
              />
              <span>{text}</span>
              <span className="num">{m['live.question.voteCount']({ count: votes })}</span>
            </label>
          ))}
          {pages.hasNextPage && <LoadMore pages={pages} />}
        </fieldset>
      )}
    </QuestionDialog>
  );
}
