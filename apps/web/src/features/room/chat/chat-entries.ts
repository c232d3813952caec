import type { LiveMessage } from '@osteon/contract';
import { ChatMessageType } from '@osteon/domain';

const TEXT_TYPES: readonly number[] = [ChatMessageType.text, ChatMessageType.textFromApp];
const NOTICE_TYPES: readonly number[] = [ChatMessageType.notice, ChatMessageType.noticeWithdrawn];
const MUTE_TYPES: readonly number[] = [ChatMessageType.muted, ChatMessageType.unmuted];

/** The type of an entry of a chat's log. */
type Entry = Pick<LiveMessage, 'msgType'>;

/** True for a message of a person, false for an action of moderation (rules/room-chat#message-types). */
export const isText = ({ msgType }: Entry): boolean => TEXT_TYPES.includes(msgType);

/** True if an entry changes the notices of its event. */
export const changesNotices = ({ msgType }: Entry): boolean => NOTICE_TYPES.includes(msgType);

/** True if an entry changes who may write. */
export const changesMutes = ({ msgType }: Entry): boolean => MUTE_TYPES.includes(msgType);

/** True if an entry has a line of its own in the chat (rules/room-chat#message-types). */
export const hasLine = (entry: Pick<LiveMessage, 'msgType' | 'msg'>): boolean =>
  isText(entry) || changesMutes(entry) || (entry.msgType === ChatMessageType.notice && entry.msg !== '');

/** Returns whether an entry is unread: a text after the position `read` that was not deleted. */
export const isUnread = (entry: LiveMessage, read: number): boolean =>
  entry.position > read && isText(entry) && !entry.isDeleted;

/**
 * Leaves out the texts of people whom the reader has blocked, also where they are quoted (rules/room-chat#blocks).
 * @param blockedIds their ids in the chat
 */
export function hideBlocked<Entry extends LiveMessage>(
  entries: readonly Entry[],
  blockedIds: readonly string[],
): readonly Entry[] {
  const isHidden = ({ isBlocked, msgUserInfo }: LiveMessage) => isBlocked || blockedIds.includes(msgUserInfo.userId);
  const hidden = new Set(entries.filter(isHidden).map(({ msgId }) => msgId));
  if (hidden.size === 0) return entries;
  return entries
    .filter(({ msgId }) => !hidden.has(msgId))
    .map((entry) => (entry.quote && hidden.has(entry.quote.msgId) ? { ...entry, quote: null } : entry));
}

/**
 * Applies the actions among the entries to the texts and notices that they name. The result depends on the entries alone
 * and not on the order in which they arrived, and applying it again changes nothing: entries have no gaps, so that the
 * action which follows a loaded text is loaded, too (rules/room-chat#message-types).
 * @param keepsText true for an assistant, who continues to see deleted texts
 */
export function applyActions(entries: readonly LiveMessage[], keepsText: boolean): readonly LiveMessage[] {
  const targetsOf = (type: number) =>
    new Set(entries.filter(({ msgType }) => msgType === type).map(({ target }) => target?.id));
  const deleted = targetsOf(ChatMessageType.deleted);
  const withdrawn = targetsOf(ChatMessageType.noticeWithdrawn);
  if (deleted.size + withdrawn.size === 0) return entries;
  return entries.map((entry) => {
    if (entry.msgType === ChatMessageType.notice)
      return withdrawn.has(entry.target?.id) ? { ...entry, msg: '' } : entry;
    const isQuoteDeleted = entry.quote !== null && deleted.has(entry.quote.msgId);
    const isDeleted = deleted.has(entry.msgId);
    if (!isText(entry) || (!isDeleted && !isQuoteDeleted)) return entry;
    return {
      ...entry,
      ...(isDeleted && { isDeleted: true, msg: keepsText ? entry.msg : '' }),
      ...(entry.quote && isQuoteDeleted && { quote: { ...entry.quote, msg: '', isDeleted: true } }),
    };
  });
}
