import type { LiveMessage, ResponseOf } from '@osteon/contract';
import { CHAT_USER_STATUS_ASSISTANT, ChatAuthType, formatTime } from '@osteon/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { listHeldMessagesQuery } from '../../../entities/room/api/list-held-messages.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import { LogRows } from '../message/log-rows.tsx';
import { getPlainText } from '../message/message-text.tsx';
import { getSenderName } from '../message/sender-texts.ts';
import styles from './chat.module.css';
import { ChatBox, ChatFoot, useLogScroll } from './chat-box.tsx';
import { ChatComposer, type ChatSender } from './chat-composer.tsx';
import {
  getChatKey,
  type PendingMessage,
  storeChatDraft,
  storeChatHash,
  storeChatPerson,
  storeChatQuote,
  useChatDrafts,
  useChatHashes,
} from './chat-drafts.ts';
import { hasLine, hideBlocked, isUnread } from './chat-entries.ts';
import type { ChatGap, ChatLog } from './chat-log.ts';
import { type ChatAuth, ClosedComposer } from './closed-composer.tsx';
import { LiveEntry } from './live-entry.tsx';
import { HeldLine, type HeldMessage, PendingLine } from './own-lines.tsx';
import { useDeleteMessage } from './use-delete-message.ts';
import type { Presence } from './use-presence.ts';
import { useSendMessage } from './use-send-message.ts';

interface LiveChatProps {
  activityId: string;
  log: ChatLog;
  auth: ChatAuth;
  /** The rules of the room; null while they are not known. */
  room: ResponseOf<'joinInActivity'>['room'] | null;
  /** The viewer's own ids and those of blocked people; null while they are not known. */
  own?: Presence['own'];
  /** The viewer's name. */
  name: string;
  sender: ChatSender;
  /** The clock offset in ms: gateway time minus browser time. */
  clockOffset: number;
  /** True if the chat is visible; messages that arrive while it is hidden are unread. */
  isVisible: boolean;
  onUnreadChange: (hasUnread: boolean) => void;
  /** Is called when a refusal or a block shows that the viewer's permission or the rules of the room have changed. */
  onRefused: () => void;
}

/** The chat of a running event (rules/room-chat#delivery). */
export function LiveChat(props: LiveChatProps) {
  const {
    activityId,
    log,
    auth,
    room,
    own = null,
    name,
    sender,
    clockOffset,
    isVisible,
    onUnreadChange,
    onRefused,
  } = props;
  const key = getChatKey(useCustomerId(), activityId);
  const { status, messages: all, olderCursor, isLoadingOlder, gaps, isReceiving } = useStore(log.store);
  const messages = hideBlocked(all, own?.blockedIds ?? []);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => log.start(), [log]);

  const known = new Set(messages.map(({ hash }) => hash));
  const held = useHeldMessages(activityId, key, status === 'ready' && mayHaveHeld(auth)).filter(
    ({ hash }) => !known.has(hash),
  );
  const ownPending = useChatDrafts(({ pending }) => pending).filter(
    (each) => each.key === key && !known.has(each.payload.hash) && !held.some(({ hash }) => hash === each.payload.hash),
  );
  const released = useChatHashes('held', key);
  const sent = useChatHashes('sent', key);
  const ownIds = getOwn(messages, [...sent, ...released], own?.userIds ?? []);
  const lines = messages.filter(hasLine);
  const last = all.at(-1)?.position ?? 0;
  const ownCount = ownPending.length + held.length;
  const { box, isAtEnd, onScroll, goToEnd } = useLogScroll(all[0]?.position ?? 0, last + ownCount, () => {
    void log.loadOlder();
  });
  const reading = useReading(messages, status === 'ready', isVisible && isAtEnd);
  const { unread, newFrom } = reading;
  const hasUnread = unread > 0;
  useEffect(() => {
    onUnreadChange(hasUnread);
  }, [onUnreadChange, hasUnread]);

  const sendMessage = useSendMessage({ catchUp: log.catchUp, onRefused });
  const deleteMessage = useDeleteMessage(log.catchUp);
  const send = (message: PendingMessage) => {
    goToEnd();
    reading.clearNew();
    sendMessage(message);
  };
  const reply = (message: LiveMessage) => {
    storeChatQuote(key, { msgId: message.msgId, name: message.name, msg: getPlainText(message) });
    field.current?.focus();
  };
  const mention = ({ msgUserInfo: { userId }, name: mentioned }: LiveMessage) => {
    const person = { id: userId, name: getSenderName(mentioned) };
    storeChatPerson(key, person);
    storeChatDraft(key, `${field.current?.value ?? ''}@${person.name} `);
    field.current?.focus();
  };
  const isAssistant = sender.msgUserStatus === CHAT_USER_STATUS_ASSISTANT;

  return (
    <>
      {auth.canEnter && (
        // The actions of hundreds of lines stand between the tabs and the field.
        <button type="button" className={styles.skip} onClick={() => field.current?.focus()}>
          {m['live.chat.skipToInput']()}
        </button>
      )}
      <ChatBox box={box} onScroll={onScroll}>
        {status === 'loading' && <ChatLinesSkeleton />}
        {status === 'failed' && <ErrorState onRetry={log.retry} />}
        {status === 'ready' && lines.length + ownCount === 0 && <Empty text={m['live.chat.empty']()} />}
        {olderCursor !== null && (
          <Button kind="text" size="sm" wide busy={isLoadingOlder} onClick={() => void log.loadOlder()}>
            {m['live.chat.history']()}
          </Button>
        )}
        <LogRows box={box} rows={messages}>
          {(message) => (
            <Fragment key={message.msgId}>
              <Gap gap={gaps.find(({ position }) => position === message.position)} clockOffset={clockOffset} />
              {message.position === newFrom && (
                <li className={clsx(styles.rule, styles.new)}>{m['live.chat.newBelow']()}</li>
              )}
              <LiveEntry
                activityId={activityId}
                entry={message}
                isMentioned={message.mentions?.some(({ userId }) => ownIds.has(userId)) ?? false}
                isOwn={ownIds.has(message.msgUserInfo.userId) || sent.includes(message.hash)}
                wasHeld={released.includes(message.hash)}
                clockOffset={clockOffset}
                onReply={auth.canEnter ? () => reply(message) : undefined}
                onMention={auth.canEnter ? () => mention(message) : undefined}
                onBlocked={onRefused}
                onDelete={() => deleteMessage(message.msgId)}
              />
            </Fragment>
          )}
        </LogRows>
        {ownCount > 0 && (
          <ul>
            {held.map((each) => (
              <HeldLine
                key={each.msgId}
                held={each}
                name={name}
                onDelete={() =>
                  each.state === 'held' ? deleteMessage(each.msgId) : storeChatHash('removed', key, each.hash)
                }
              />
            ))}
            {ownPending.map((message) => (
              <PendingLine
                key={message.payload.hash}
                message={message}
                name={name}
                time={formatTime(message.sentAt + clockOffset)}
                onRetry={() => send(message)}
              />
            ))}
          </ul>
        )}
      </ChatBox>
      <ChatFoot unread={unread} isReceiving={isReceiving} onGoToEnd={goToEnd}>
        {auth.canEnter ? (
          <ChatComposer
            activityId={activityId}
            draftKey={key}
            sender={sender}
            slowSeconds={isAssistant ? 0 : (room?.slowSeconds ?? 0)}
            field={field}
            onSend={send}
          />
        ) : (
          <ClosedComposer auth={auth} />
        )}
      </ChatFoot>
    </>
  );
}

/** The ids in this chat under which the viewer has written, as far as they are known, and by the hashes of own messages. */
const getOwn = (
  messages: readonly LiveMessage[],
  hashes: readonly string[],
  userIds: readonly string[],
): ReadonlySet<string> =>
  new Set([
    ...userIds,
    ...messages
      .filter(({ hash, msgUserInfo }) => msgUserInfo.userId !== '' && hashes.includes(hash))
      .map(({ msgUserInfo }) => msgUserInfo.userId),
  ]);

/** A muted viewer may have written before. */
const mayHaveHeld = ({ canEnter, type }: ChatAuth): boolean => canEnter || type === ChatAuthType.muted;

/** The own messages that are held or were refused, the first one first (rules/room-chat#composer). */
function useHeldMessages(activityId: string, key: string, isEnabled: boolean): readonly HeldMessage[] {
  const customerId = useCustomerId();
  const { data } = useInfiniteQuery({
    ...listHeldMessagesQuery(activityId, true, customerId),
    enabled: isEnabled && customerId !== '',
  });
  const removed = useChatHashes('removed', key);
  useEffect(() => {
    for (const { list } of data?.pages ?? []) for (const { hash } of list) storeChatHash('held', key, hash);
  }, [data, key]);
  return (data?.pages ?? [])
    .flatMap(({ list }) => list)
    .filter(({ hash }) => !removed.includes(hash))
    .toReversed();
}

/** The number of unread texts, and the position of the first one that arrived while the reader was elsewhere. */
function useReading(messages: readonly LiveMessage[], isReady: boolean, isShown: boolean) {
  const isPageVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const last = messages.at(-1)?.position ?? 0;
  // Messages from before the page was opened are not unread.
  const [lastRead, setLastRead] = useState<number | null>(null);
  const [newAfter, setNewAfter] = useState<number | null>(null);
  const isReading = isShown && isPageVisible;
  const unread = lastRead === null ? 0 : messages.filter((message) => isUnread(message, lastRead)).length;
  if (lastRead === null ? isReady : isReading && lastRead !== last) setLastRead(last);
  else if (!isReading && unread > 0 && newAfter !== lastRead) setNewAfter(lastRead);
  const newFrom = newAfter === null ? undefined : messages.find((message) => isUnread(message, newAfter))?.position;
  return { unread, newFrom, clearNew: () => setNewAfter(null) };
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The times of a break of the connection, and the number of messages that were fetched after it. */
function Gap({ gap, clockOffset }: { gap: ChatGap | undefined; clockOffset: number }) {
  if (!gap) return null;
  const [from, until] = [formatTime(gap.from + clockOffset), formatTime(gap.until + clockOffset)];
  return <li className={styles.rule}>{m['live.chat.gap']({ from, until, count: gap.count })}</li>;
}
