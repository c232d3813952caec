import { ROUTE_FRAMES } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { useListMessages } from '../../entities/message/api/list-messages.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { useBreakpoint } from '../../lib/use-breakpoint.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { checkAll, settings } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { message } from '../../ui/icon/icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { PhoneBar } from '../../ui/page/phone-bar.tsx';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useMarkMessageRead } from './api/mark-message-read.ts';
import { KindChips } from './kind-chips.tsx';
import { getScene } from './kinds.ts';
import styles from './message-center.module.css';
import { MessageDays } from './message-days.tsx';
import { Reminders } from './reminders.tsx';
import { useRefetchMessagesAt } from './use-refetch-messages-at.ts';

/**
 * The messages of the customer; kind and unread filter are in the address (rules/message#message-page). `reminded` is
 * the count of the header: the list is refetched when it changes.
 */
export function MessageCenter({ reminded }: { reminded: number }) {
  const [params, setParams] = useSearchParams();
  const onPhone = useBreakpoint() === 'phone';
  const scene = getScene(params.get('kind'));
  const onlyUnread = params.get('unread') === '1';
  const { data, refetch, isFetching, isPlaceholderData, ...pages } = useListMessages({
    scene,
    unread: onlyUnread ? 'true' : 'false',
  });
  useRefetchMessagesAt(reminded);
  const { mutate: markRead, isPending } = useMarkMessageRead();
  const first = data?.pages[0];
  const unread = first?.unread ?? [];
  const read = (which: Parameters<typeof markRead>[0]) =>
    markRead(which, { onError: (error) => toast.error(errorText(error).text) });
  // Messages that arrived since stay unread.
  const markAll = () => read({ before: first?.askedAt });
  const showComments = () =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('view', 'comments');
      return after;
    });
  const change = (name: 'kind' | 'unread', value: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const list = data?.pages.flatMap((page) => page.list);
  const reminders = (
    <IconButton
      size={onPhone ? 'lg' : 'md'}
      className={styles.reminders}
      label={m['message.reminders']()}
      icon={settings}
      onClick={() => openDialog('reminders', {})}
    />
  );
  return (
    <div className={styles.center}>
      <div className={styles.list} aria-busy={isPlaceholderData}>
        {onPhone && (
          <PhoneBar title={m['shell.header.messages']()} backTo={ROUTE_FRAMES.personalHome.path}>
            <IconButton
              size="lg"
              label={m['message.markAll']()}
              icon={checkAll}
              disabled={unread.length === 0 || isPending}
              onClick={markAll}
            />
            <IconButton size="lg" label={m['comment.mine.title']()} icon={message} onClick={showComments} />
            {reminders}
          </PhoneBar>
        )}
        <div className={styles.bar}>
          <KindChips value={scene} unread={unread} onChange={(kind) => change('kind', kind)} />
          <div className={styles.only}>
            <span aria-hidden="true">{m['message.onlyUnread']()}</span>
            <Switch
              label={m['message.onlyUnread']()}
              checked={onlyUnread}
              onChange={(wanted) => change('unread', wanted ? '1' : undefined)}
            />
          </div>
          {!onPhone && (
            <>
              <Button kind="text" size="sm" className={styles.all} onClick={showComments}>
                <Icon of={message} size={18} />
                {m['comment.mine.title']()}
              </Button>
              <Button
                kind="text"
                size="sm"
                className={styles.all}
                busy={isPending}
                disabled={unread.length === 0}
                onClick={markAll}
              >
                <Icon of={checkAll} size={18} />
                {m['message.markAll']()}
              </Button>
              {reminders}
            </>
          )}
        </div>
        {!list && pages.error && (
          <ErrorState {...errorText(pages.error)} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {!list && !pages.error && <RowSkeletons count={6} plain />}
        {list?.length === 0 && <Empty text={onlyUnread ? m['message.emptyUnread']() : m['message.empty']()} />}
        {list && list.length > 0 && (
          <>
            <MessageDays messages={list} onRead={(id) => read({ id })} />
            <LoadMore pages={pages} />
          </>
        )}
      </div>
      <aside className={styles.aside}>
        <h2>{m['message.reminders']()}</h2>
        <Region skeleton={<RowSkeletons count={4} plain />}>
          <Reminders />
        </Region>
      </aside>
    </div>
  );
}
