import type { LiveMessage } from '@osteon/contract';
import { formatTime, OWN_DELETION_MS } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './chat.module.css';
import { isText } from './chat-entries.ts';
import { ChatEntry } from './chat-entry.tsx';
import { confirmDeletion } from './use-delete-message.ts';

interface LiveEntryProps {
  entry: LiveMessage;
  /** True for a message of the viewer. */
  isOwn: boolean;
  /** True for a message of the viewer that an assistant has released. */
  wasHeld: boolean;
  /** The clock offset in ms: gateway time minus browser time. */
  clockOffset: number;
  onReply: (() => void) | undefined;
  onDelete: () => void;
}

/** An entry of a running event's chat with its actions (rules/room-chat#composer). */
export function LiveEntry({ entry, isOwn, wasHeld, clockOffset, onReply, onDelete }: LiveEntryProps) {
  const isDeletable = useIsBefore(isOwn ? entry.sentAt + OWN_DELETION_MS - clockOffset : 0);
  const askToDelete = async () => {
    if (await confirmDeletion()) onDelete();
  };
  const actions = isText(entry)
    ? {
        onReply,
        onCopy: () => void copyMessage(entry.msg),
        onDelete: isDeletable ? () => void askToDelete() : undefined,
      }
    : undefined;
  return (
    <ChatEntry entry={entry} time={formatTime(entry.sentAt)} actions={actions}>
      {wasHeld && !entry.isDeleted && (
        <p className={styles.state}>
          <Icon of={check} size={14} />
          {m['live.chat.released']()}
        </p>
      )}
    </ChatEntry>
  );
}

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
