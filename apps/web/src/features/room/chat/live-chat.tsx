import { formatTime } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { alert, chevronDown } from '../../../ui/icon/icons.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { sendLiveMessage } from '../api/send-live-message.ts';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import styles from './chat.module.css';
import { ChatBox, useLogScroll } from './chat-box.tsx';
import { type ChatAuth, ChatComposer, type ChatSender, ClosedComposer } from './chat-composer.tsx';
import {
  getChatKey,
  type PendingMessage,
  removePendingMessage,
  storeChatQuote,
  storePendingMessage,
  useChatDrafts,
} from './chat-drafts.ts';
import { ChatLine } from './chat-line.tsx';
import type { ChatGap, ChatLog } from './chat-log.ts';

interface LiveChatProps {
  activityId: string;
  log: ChatLog;
  auth: ChatAuth;
  /** The viewer's name. */
  name: string;
  sender: ChatSender;
  /** The clock offset in ms: gateway time minus browser time. */
  clockOffset: number;
  /** True if the chat is visible; messages that arrive while it is hidden are unread. */
  isVisible: boolean;
  onUnreadChange: (hasUnread: boolean) => void;
}

/** The chat of a running event (rules/room-chat#delivery). */
export function LiveChat({
  activityId,
  log,
  auth,
  name,
  sender,
  clockOffset,
  isVisible,
  onUnreadChange,
}: LiveChatProps) {
  const key = getChatKey(useCustomerId(), activityId);
  const { status, messages, olderCursor, isLoadingOlder, gaps, isReceiving } = useStore(log.store);
  const pending = useChatDrafts((drafts) => drafts.pending);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => log.start(), [log]);

  const known = new Set(messages.map(({ hash }) => hash));
  const ownPending = pending.filter((each) => each.key === key && !known.has(each.payload.hash));
  const last = messages.at(-1)?.position ?? 0;
  const { box, isAtEnd, onScroll, goToEnd } = useLogScroll(messages[0]?.position ?? 0, last + ownPending.length, () => {
    void log.loadOlder();
  });
  // Messages from before the page was opened are not unread.
  const [lastRead, setLastRead] = useState<number | null>(null);
  if (lastRead === null ? status === 'ready' : isVisible && isAtEnd && lastRead !== last) setLastRead(last);
  const unread = last - (lastRead ?? last);
  const hasUnread = unread > 0;
  useEffect(() => {
    onUnreadChange(hasUnread);
  }, [onUnreadChange, hasUnread]);

  const sendMessage = useSendMessage(log.catchUp);
  const send = (message: PendingMessage) => {
    goToEnd();
    sendMessage(message);
  };

  return (
    <>
      <ChatBox box={box} onScroll={onScroll}>
        {status === 'loading' && <ChatLinesSkeleton />}
        {status === 'failed' && <ErrorState onRetry={log.retry} />}
        {status === 'ready' && messages.length + ownPending.length === 0 && <Empty text={m['live.chat.empty']()} />}
        {olderCursor !== null && (
          <Button kind="text" size="sm" wide busy={isLoadingOlder} onClick={() => void log.loadOlder()}>
            {m['live.chat.history']()}
          </Button>
        )}
        <ul>
          {messages.map((message) => (
            <Fragment key={message.msgId}>
              <Gap gap={gaps.find(({ position }) => position === message.position)} clockOffset={clockOffset} />
              <ChatLine
                message={message}
                time={formatTime(message.sentAt)}
                onReply={
                  auth.canEnter
                    ? () => {
                        storeChatQuote(key, { msgId: message.msgId, name: message.name, msg: message.msg });
                        field.current?.focus();
                      }
                    : undefined
                }
              />
            </Fragment>
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
      </ChatBox>
      <div className={styles.foot}>
        {unread > 0 && (
          <button type="button" className={styles.pill} onClick={goToEnd}>
            {m['live.chat.newMessages']({ count: unread })}
            <Icon of={chevronDown} size={16} />
          </button>
        )}
        {!isReceiving && (
          <p className={styles.lost} role="status">
            {m['live.chat.lost']()}
          </p>
        )}
        {auth.canEnter ? (
          <ChatComposer activityId={activityId} draftKey={key} sender={sender} field={field} onSend={send} />
        ) : (
          <ClosedComposer auth={auth} />
        )}
      </div>
    </>
  );
}

/** The times of a break of the connection, and the number of messages that were fetched after it. */
function Gap({ gap, clockOffset }: { gap: ChatGap | undefined; clockOffset: number }) {
  if (!gap) return null;
  const [from, until] = [formatTime(gap.from + clockOffset), formatTime(gap.until + clockOffset)];
  return <li className={styles.rule}>{m['live.chat.gap']({ from, until, count: gap.count })}</li>;
}

interface PendingLineProps {
  message: PendingMessage;
  /** The name of the sender. */
  name: string;
  time: string;
  onRetry: () => void;
}

/** An own message that is being sent, or whose sending failed (rules/room-chat#composer). */
function PendingLine({ message, name, time, onRetry }: PendingLineProps) {
  const { payload, quote, state } = message;
  const pendingMessage = { name, hospital: '', isCertified: false, role: '', msg: payload.msg, quote } as const;
  return (
    <ChatLine message={pendingMessage} time={time}>
      {state === 'sending' ? (
        <p className={styles.state}>{m['live.chat.sending']()}</p>
      ) : (
        <p className={styles.failed} role="alert">
          <Icon of={alert} size={14} />
          <span>{m['live.chat.failed']()}</span>
          <button type="button" onClick={onRetry}>
            {m['common.retry']()}
          </button>
          <button type="button" onClick={() => removePendingMessage(payload.hash)}>
            {m['comment.delete']()}
          </button>
        </p>
      )}
    </ChatLine>
  );
}

/**
 * Sends a message, or retries it; it is pending until the chat log contains it (rules/room-chat#composer).
 * @param catchUp fetches the messages that the page has not received
 */
function useSendMessage(catchUp: () => Promise<void>): (message: PendingMessage) => void {
  const { mutate } = useMutation({
    mutationFn: ({ payload }: PendingMessage) => sendLiveMessage(payload),
    onMutate: (message) => storePendingMessage({ ...message, state: 'sending' }),
    onError(error, message) {
      storePendingMessage({ ...message, state: 'failed' });
      toast.error(errorText(error).text);
    },
    async onSuccess(_answer, { payload }) {
      reportLiveAction('sendMessage', payload.activityId);
      await catchUp().catch(() => undefined);
      removePendingMessage(payload.hash);
    },
  });
  return mutate;
}
