import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { LoadMore } from '../../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { ChatLinesSkeleton } from '../../details/room-skeletons.tsx';
import { useSpeakStates } from '../../people/use-muted-people.ts';
import { ManagerRow } from './manager-row.tsx';
import { useDeletedPages } from './use-deleted-messages.ts';

/** The deleted messages of an event, the latest first (rules/room-moderation#deleted-messages). */
export function DeletedMessages({ activityId }: { activityId: string }) {
  const pages = useDeletedPages(activityId);
  const speakStateOf = useSpeakStates(activityId);
  if (pages.isPending) return <ChatLinesSkeleton />;
  const messages = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  if (pages.isError && messages.length === 0)
    return <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />;
  if (messages.length === 0) return <Empty text={m['live.manager.deletedEmpty']()} />;
  return (
    <>
      <ul>
        {messages.map((message) => (
          <ManagerRow
            key={message.msgId}
            activityId={activityId}
            message={{ ...message, isDeleted: true }}
            speakState={speakStateOf(message.msgUserInfo.userId)}
          />
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </>
  );
}
