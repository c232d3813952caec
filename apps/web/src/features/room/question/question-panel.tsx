import { ChatAuthType, type QuestionOrder, takesQuestions } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { joinListLiveQuestions, useListLiveQuestions } from '../../../entities/room/api/list-live-questions.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { ScrollRegion } from '../../../ui/scroll-region/scroll-region.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import type { PanelProps } from '../chat/chat-column.tsx';
import composer from '../chat/chat-composer.module.css';
import { type ChatAuth, ClosedComposer } from '../chat/closed-composer.tsx';
import { storeColumnSeen } from '../column/column-seen.ts';
import { usePushRefetch } from '../column/use-push-refetch.ts';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import styles from './question.module.css';
import { QuestionComposer } from './question-composer.tsx';
import { QuestionRow, type VoteAccess } from './question-row.tsx';

/** Viewers may ask if they may write in the chat, or could but for the start of the event (rules/room-question#asking). */
const mayAsk = ({ canEnter, type, reason }: ChatAuth): boolean =>
  canEnter || (type === ChatAuthType.allowed && reason === 'notBegun');

function getVoteAccess(live: PanelProps['live'], auth: ChatAuth): VoteAccess {
  if (!takesQuestions(live)) return 'closed';
  if (mayAsk(auth)) return 'open';
  return auth.type === ChatAuthType.needLogin ? 'login' : 'closed';
}

/** The questions of an event with the field in which one is asked (rules/room-question#lists). */
export function QuestionPanel({ live, auth, isReplay, onRefused }: PanelProps) {
  const { activityId } = live;
  const isLoggedIn = useCustomerId() !== '';
  const [chosen, setOrder] = useState<QuestionOrder>('hot');
  const order = isLoggedIn || chosen !== 'mine' ? chosen : 'hot';
  const pages = useListLiveQuestions({ activityId, order });
  usePushRefetch(`${activityId}-questions`, 'listLiveQuestions');
  const counts = pages.data?.pages[0]?.counts;
  const total = counts && counts.waiting + counts.answered;
  useEffect(() => {
    if (total !== undefined) storeColumnSeen(activityId, 'questions', total);
  }, [activityId, total]);
  const questions = joinListLiveQuestions(pages.data);
  const votes = getVoteAccess(live, auth);
  return (
    <>
      <div className={styles.tools}>
        <p className="num">
          {counts && (
            <>
              <span>{m['live.question.answeredCount']({ count: counts.answered })}</span>
              <span>{m['live.question.waitingCount']({ count: counts.waiting })}</span>
            </>
          )}
        </p>
        <Segmented<QuestionOrder>
          label={m['live.question.order']()}
          options={[
            { value: 'hot', label: m['live.question.hot']() },
            { value: 'new', label: m['live.question.new']() },
            ...(isLoggedIn ? [{ value: 'mine' as const, label: m['live.question.mine']() }] : []),
          ]}
          value={order}
          onChange={setOrder}
        />
      </div>
      <ScrollRegion label={m['live.question.title']()} className={styles.list}>
        {pages.isPending && <ChatLinesSkeleton />}
        {pages.isError && questions.length === 0 && (
          <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />
        )}
        {pages.isSuccess && questions.length === 0 && (
          <Empty text={order === 'mine' ? m['live.question.emptyMine']() : m['live.question.empty']()} />
        )}
        <ul aria-busy={pages.isPlaceholderData}>
          {questions.map((question) => (
            <QuestionRow key={question.questionId} question={question} isReplay={isReplay} votes={votes} />
          ))}
        </ul>
        {pages.hasNextPage && <LoadMore pages={pages} />}
      </ScrollRegion>
      <QuestionFoot live={live} auth={auth} onAsked={() => setOrder('mine')} onRefused={onRefused} />
    </>
  );
}

interface QuestionFootProps extends Omit<PanelProps, 'isReplay'> {
  onAsked: () => void;
}

/** The field for a question, or the reason why the viewer may ask none. */
function QuestionFoot({ live, auth, onAsked, onRefused }: QuestionFootProps) {
  if (auth.reason === 'ended') return <ClosedComposer auth={auth} />;
  if (!takesQuestions(live))
    return (
      <div className={composer.closed}>
        <p>
          <Icon of={lock} size={16} />
          {m['live.question.closed']()}
        </p>
      </div>
    );
  if (!mayAsk(auth)) return <ClosedComposer auth={auth} />;
  return <QuestionComposer activityId={live.activityId} onAsked={onAsked} onRefused={onRefused} />;
}
