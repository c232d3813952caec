import type { ResponseOf } from '@osteon/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listReportedMessagesQuery } from '../../../../entities/room/api/list-reported-messages.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { LoadMore } from '../../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { ChatLinesSkeleton } from '../../details/room-skeletons.tsx';
import { useSpeakStates } from '../../people/use-muted-people.ts';
import { ManagerRow } from './manager-row.tsx';

type Reports = ResponseOf<'listReportedMessages'>['list'][number]['reports'];

const NONE: Reports = [];

const useReportedPages = (activityId: string) =>
  useInfiniteQuery(listReportedMessagesQuery(activityId, useCustomerId()));

/** Returns the reports of a message of the log (rules/room-moderation#reported-messages). */
export function useReports(activityId: string): (msgId: string) => Reports {
  const { data } = useReportedPages(activityId);
  const reports = new Map(data?.pages.flatMap(({ list }) => list).map((message) => [message.msgId, message.reports]));
  return (msgId) => reports.get(msgId) ?? NONE;
}

/** The reported messages of an event, the latest first (rules/room-moderation#reported-messages). */
export function ReportedMessages({ activityId }: { activityId: string }) {
  const pages = useReportedPages(activityId);
  const speakStateOf = useSpeakStates(activityId);
  if (pages.isPending) return <ChatLinesSkeleton />;
  const messages = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  if (pages.isError && messages.length === 0)
    return <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />;
  if (messages.length === 0) return <Empty text={m['live.manager.reportedEmpty']()} />;
  return (
    <>
      <ul>
        {messages.map((message) => (
          <ManagerRow
            key={message.msgId}
            activityId={activityId}
            message={message}
            speakState={speakStateOf(message.msgUserInfo.userId)}
            reports={message.reports}
          />
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </>
  );
}
