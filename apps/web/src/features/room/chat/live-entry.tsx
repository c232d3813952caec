import type { LiveMessage } from '@osteon/contract';
import { formatTime, OWN_DELETION_MS } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../../lib/chunk/load-chunk.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { getPlainText } from '../message/message-text.tsx';
import styles from './chat.module.css';
import { isText } from './chat-entries.ts';
import { ChatEntry } from './chat-entry.tsx';
import { confirmDeletion } from './use-delete-message.ts';

interface LiveEntryProps {
  entry: LiveMessage;
  activityId: string;
  /** True for a message that mentions the viewer. */
  isMentioned: boolean;
  /** True for a message of the viewer. */
  isOwn: boolean;
  /** True for a message of the viewer that an assistant has released. */
  wasHeld: boolean;
  /** The clock offset in ms: gateway time minus browser time. */
  clockOffset: number;
  onReply: (() => void) | undefined;
  onMention: (() => void) | undefined;
  /** Is called when the viewer has blocked the sender. */
  onBlocked: () => void;
  onDelete: () => void;
}

/** An entry of a running event's chat with its actions (rules/room-chat#composer). */
export function LiveEntry(props: LiveEntryProps) {
  const { activityId, entry, isMentioned, isOwn, wasHeld, clockOffset, onReply, onMention, onBlocked, onDelete } =
    props;
  const queries = useQueryClient();
  const mayAct = useCustomerId() !== '' && !isOwn;
  const { userId } = entry.msgUserInfo;
  const isDeletable = useIsBefore(isOwn ? entry.sentAt + OWN_DELETION_MS - clockOffset : 0);
  const askToDelete = async () => {
    if (await confirmDeletion()) onDelete();
  };
  const actions = isText(entry)
    ? {
        onReply,
        onMention: userId === '' || isOwn ? undefined : onMention,
        onCopy: () => void copyMessage(getPlainText(entry)),
        onDelete: isDeletable ? () => void askToDelete() : undefined,
        onReport: mayAct ? () => void loadActions().then((code) => code.reportMessage(activityId, entry)) : undefined,
        onBlock:
          mayAct && userId !== '' && !userId.startsWith(EVENT_ID_START)
            ? () =>
                void loadActions()
                  .then((code) => code.blockSender(queries, entry))
                  .then(onBlocked)
            : undefined,
      }
    : undefined;
  return (
    <ChatEntry entry={entry} time={formatTime(entry.sentAt)} isMentioned={isMentioned} actions={actions}>
      {wasHeld && !entry.isDeleted && (
        <p className={styles.state}>
          <Icon of={check} size={14} />
          {m['live.chat.released']()}
        </p>
      )}
    </ChatEntry>
  );
}

/** Start of the ids of people without a public page, who cannot be blocked (rules/room-moderation#people). */
const EVENT_ID_START = 'u-';

const loadActions = () => loadChunk(() => import('../message/message-actions.ts'));

async function copyMessage(text: string): Promise<void> {
  try {
    await copyText(text);
    toast.success(m['live.chat.copied']());
  } catch {
    toast.error(m['live.chat.copyFailed']());
  }
}

/** Returns whether it is before a time, by the browser's clock in ms, and renders again at that time. */
function useIsBefore(time: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (time === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return now < time;
}
