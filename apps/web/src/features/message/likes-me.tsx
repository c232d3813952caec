import { PromptScene } from '@osteon/domain';
import { useGetMessageCount } from '../../entities/message/api/get-message-count.ts';
import { useListLikesMe } from '../../entities/message/api/list-likes-me.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useMarkMessageRead } from './api/mark-message-read.ts';
import { MessageDays } from './message-days.tsx';
import { useRefetchMessagesAt } from './use-refetch-messages-at.ts';

/** Likes of the customer's content: their messages, by day (rules/message#kinds). */
export function LikesMe() {
  const { data, ...pages } = useListLikesMe();
  useRefetchMessagesAt(useGetMessageCount(PromptScene.message));
  const { mutate: markRead } = useMarkMessageRead();
  const messages = data.pages.flatMap(({ list }) => list);
  if (messages.length === 0) return <Empty text={m['mine.people.noLikes']()} />;
  return (
    <>
      <MessageDays
        messages={messages}
        onRead={(id) => markRead({ id }, { onError: (error) => toast.error(errorText(error).text) })}
      />
      <LoadMore pages={pages} />
    </>
  );
}
