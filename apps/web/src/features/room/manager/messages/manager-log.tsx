import type { LiveMessage } from '@osteon/contract';
import { ChatMessageType, formatTime } from '@osteon/domain';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import chat from '../../chat/chat.module.css';
import { ChatBox, ChatFoot, useLogScroll } from '../../chat/chat-box.tsx';
import { ChatComposer, type ChatSender } from '../../chat/chat-composer.tsx';
import { getChatKey, useChatDrafts } from '../../chat/chat-drafts.ts';
import { isText } from '../../chat/chat-entries.ts';
import type { ChatLog } from '../../chat/chat-log.ts';
import { type ChatAuth, ClosedComposer } from '../../chat/closed-composer.tsx';
import { PendingLine } from '../../chat/own-lines.tsx';
import { useSendMessage } from '../../chat/use-send-message.ts';
import { ChatLinesSkeleton } from '../../details/room-skeletons.tsx';
import { LogRows } from '../../message/log-rows.tsx';
import { useSpeakStates } from '../../people/use-muted-people.ts';
import { ManagerRow } from './manager-row.tsx';
import { useReports } from './reported-messages.tsx';
import { useAssistantView } from './use-deleted-messages.ts';

export interface ManagerLogProps {
  activityId: string;
  log: ChatLog;
  auth: ChatAuth;
  /** The assistant's name. */
  name: string;
  sender: ChatSender;
  /** The clock offset in ms: gateway time minus browser time. */
  clockOffset: number;
  /** Requests the permission and the rules of the room again. */
  onRefused: () => void;
}

/** The log of a chat with the actions of an assistant, and the composer below (rules/room-moderation#people). */
export function ManagerLog({ activityId, log, auth, name, sender, clockOffset, onRefused }: ManagerLogProps) {
  const key = getChatKey(useCustomerId(), activityId);
  const { status, messages, olderCursor, isLoadingOlder, isReceiving } = useStore(log.store);
  const pending = useChatDrafts((drafts) => drafts.pending);
  const field = useRef<HTMLTextAreaElement>(null);
  const speakStateOf = useSpeakStates(activityId);
  const reportsOf = useReports(activityId);
  const entries = useAssistantView(activityId, messages);
  const known = new Set(messages.map(({ hash }) => hash));
  const ownPending = pending.filter((each) => each.key === key && !known.has(each.payload.hash));
  const last = messages.at(-1)?.position ?? 0;
  const { box, isAtEnd, onScroll, goToEnd } = useLogScroll(
    messages[0]?.position ?? 0,
    last + ownPending.length,
    () => void log.loadOlder(),
  );
  const [lastRead, setLastRead] = useState(last);
  if (isAtEnd && lastRead !== last) setLastRead(last);
  const unread = messages.filter((entry) => entry.position > lastRead && isText(entry)).length;
  const sendMessage = useSendMessage({ catchUp: log.catchUp, onRefused });

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
        <LogRows box={box} rows={entries}>
          {(entry) =>
            isText(entry) ? (
              <ManagerRow
                key={entry.msgId}
                activityId={activityId}
                message={entry}
                speakState={speakStateOf(entry.msgUserInfo.userId)}
                reports={reportsOf(entry.msgId)}
              />
            ) : (
              <ActionLine key={entry.msgId} entry={entry} />
            )
          }
        </LogRows>
        {ownPending.length > 0 && (
          <ul>
            {ownPending.map((message) => (
              <PendingLine
                key={message.payload.hash}
                message={message}
                name={name}
                time={formatTime(message.sentAt + clockOffset)}
                onRetry={() => sendMessage(message)}
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
            slowSeconds={0}
            field={field}
            label={m['live.manager.input']()}
            onSend={(message) => {
              goToEnd();
              sendMessage(message);
            }}
          />
        ) : (
          <ClosedComposer auth={auth} />
        )}
      </ChatFoot>
    </>
  );
}

/** An action of an assistant that the chat shows as well; a deletion is at its message. */
function ActionLine({ entry: { msgType, msg, target } }: { entry: LiveMessage }) {
  const text = actionText(msgType, msg, target?.name ?? '');
  return text === '' ? null : <li className={chat.rule}>{text}</li>;
}

function actionText(msgType: LiveMessage['msgType'], msg: string, name: string): string {
  if (msgType === ChatMessageType.muted) return m['live.chat.system.muted']({ name });
  if (msgType === ChatMessageType.unmuted) return m['live.chat.system.unmuted']({ name });
  return msgType === ChatMessageType.notice && msg !== '' ? m['live.manager.notice']({ text: msg }) : '';
}
