import { useState } from 'react';
import { joinListLiveQuestions, useListLiveQuestions } from '../../../entities/room/api/list-live-questions.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { ScrollRegion } from '../../../ui/scroll-region/scroll-region.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { usePushRefetch } from '../column/use-push-refetch.ts';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import styles from './question.module.css';
import { DeskRow, type QuestionLecturer } from './question-desk-row.tsx';

/** The parts of the list of an assistant. */
type Part = 'held' | 'waiting' | 'answered';

const EMPTY: Readonly<Record<Part, () => string>> = {
  held: m['live.question.emptyHeld'],
  waiting: m['live.question.emptyWaiting'],
  answered: m['live.question.emptyAnswered'],
};

interface QuestionDeskProps {
  activityId: string;
  /** The lecturers of the event, who answer. */
  lecturers: readonly QuestionLecturer[];
}

/** The questions of an event for its assistants, who decide on them (rules/room-question#states). */
export function QuestionDesk({ activityId, lecturers }: QuestionDeskProps) {
  const [part, setPart] = useState<Part>('waiting');
  const pages = useListLiveQuestions({ activityId, only: part });
  usePushRefetch(`${activityId}-questions`, 'listLiveQuestions');
  const { held, waiting, answered } = pages.data?.pages[0]?.counts ?? { held: 0, waiting: 0, answered: 0 };
  const questions = joinListLiveQuestions(pages.data);
  return (
    <>
      <div className={styles.tools}>
        <Segmented<Part>
          label={m['live.question.part']()}
          options={[
            { value: 'held', label: m['live.question.partHeld']({ count: held }) },
            { value: 'waiting', label: m['live.question.partWaiting']({ count: waiting }) },
            { value: 'answered', label: m['live.question.partAnswered']({ count: answered }) },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      <ScrollRegion label={m['live.question.title']()} className={styles.list}>
        {pages.isPending && <ChatLinesSkeleton />}
        {pages.isError && questions.length === 0 && (
          <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />
        )}
        {pages.isSuccess && questions.length === 0 && <Empty text={EMPTY[part]()} />}
        <ul aria-busy={pages.isPlaceholderData}>
          {questions.map((question) => (
            <DeskRow key={question.questionId} activityId={activityId} question={question} lecturers={lecturers} />
          ))}
        </ul>
        {pages.hasNextPage && <LoadMore pages={pages} />}
      </ScrollRegion>
    </>
  );
}
