import type { LiveMessage } from '@osteon/contract';
import { CHAT_USER_STATUS_ASSISTANT, ChatMessageType, isCertified, replaceMentions } from '@osteon/domain';
import type { MessageRow } from './message-repository.ts';

type PublicProfile = { readonly name: string; readonly state: string } | null;

/** Returns true for an entry that is a text. */
const isText = (msgType: LiveMessage['msgType']): boolean =>
  msgType === ChatMessageType.text || msgType === ChatMessageType.textFromApp;

/** The reader of entries. */
export interface Reader {
  readonly isAssistant: boolean;
  /** The accounts whose texts the reader does not see (rules/room-chat#blocks). */
  readonly blocked: ReadonlySet<string>;
}

/** The reader to whom nothing is special: anybody but assistants and people who have blocked others. */
export const EVERYBODY: Reader = { isAssistant: false, blocked: new Set() };

/** Presents an entry of the log as it is public to everybody (rules/room-chat#messages). */
export const presentMessage = (row: MessageRow): LiveMessage => presentEntry(row, EVERYBODY);

/**
 * Presents an entry to a reader: an assistant of the event reads deleted texts, and who deleted them
 * (rules/room-moderation#deleted-messages).
 */
export function presentEntry(row: MessageRow, { isAssistant, blocked }: Reader): LiveMessage {
  const { message, mentions, quote: quoted, quoteAccount, quoteProfile: quotePerson, quoteMentions } = row;
  const isDeleted = message.deletedAt !== null;
  const isBlocked = isText(message.msgType) && blocked.has(message.accountId ?? '');
  const quote = isBlocked || blocked.has(quoted?.accountId ?? '') ? null : quoted;
  // The assistant of an action is not public.
  const sender = isText(message.msgType) ? presentSender(row) : NO_SENDER;
  return {
    msgId: message.id,
    // The log contains no message without a position.
    position: message.position ?? 0,
    msgType: message.msgType,
    msgUserStatus: message.msgUserStatus,
    msgUserInfo: { userId: sender.userId },
    hash: message.hash,
    status: 1,
    msg: isBlocked || (isDeleted && !isAssistant) ? '' : message.text,
    ...(mentions.length > 0 && { mentions: [...mentions] }),
    ...(isBlocked && { isBlocked }),
    isDeleted,
    deletion: isAssistant ? presentDeletion(message.deletedAt, message.deletedBy, row.deleter) : null,
    target: presentTarget(row),
    sentAt: message.sentAt,
    name: sender.name,
    hospital: sender.hospital,
    isCertified: sender.isCertified,
    role: sender.role,
    quote: quote && {
      msgId: quote.id,
      name: getName(quote.guestName, quotePerson, quoteAccount),
      msg: quote.deletedAt === null || isAssistant ? nameMentions(quote.text, quoteMentions) : '',
      isDeleted: quote.deletedAt !== null,
    },
  };
}

const NO_SENDER = { userId: '', name: '', hospital: '', isCertified: false, role: '' } as const;

/** A text in which the people whom it mentions are named, for readers of the plain text (rules/room-chat#mentions). */
export const nameMentions = (text: string, mentions: MessageRow['mentions']): string =>
  replaceMentions(text, (id) => {
    const person = mentions.find(({ userId }) => userId === id);
    return person ? `@${person.name ?? ''}` : null;
  });

/** Presents the sender of a text. */
export function presentSender(row: MessageRow) {
  const { message, account, publicProfile: person, hospital, participantId } = row;
  const hasProfile = person !== null && person.state !== 'erased';
  return {
    userId: hasProfile && person.state === 'shown' ? person.id : (participantId ?? ''),
    name: getName(message.guestName, person, account?.name ?? null),
    hospital: message.guestHospital ?? (hasProfile ? (hospital ?? person.hospitalName) : (account?.company ?? '')),
    isCertified: account ? isCertified(account.roleId) : hasProfile,
    role: getRole(row),
  };
}

/** Presents a deletion: its time and the name of the assistant, null if the sender made it. */
export function presentDeletion(
  deletedAt: number | null,
  deletedBy: string | null,
  name: string | null,
): LiveMessage['deletion'] {
  return deletedAt === null ? null : { deletedAt, by: deletedBy === null ? null : (name ?? '') };
}

function presentTarget({ message, targetAccount, targetProfile }: MessageRow): LiveMessage['target'] {
  const { msgType, targetId: id } = message;
  if (id === null) return null;
  const isPerson = msgType === ChatMessageType.muted || msgType === ChatMessageType.unmuted;
  return { id, name: isPerson ? getName(null, targetProfile, targetAccount) : '' };
}

/** The display name of a sender; null once the account is erased. */
function getName(guestName: string | null, publicProfile: PublicProfile, accountName: string | null): string | null {
  if (guestName !== null) return guestName;
  return publicProfile && publicProfile.state !== 'erased' ? publicProfile.name : accountName;
}

function getRole({ message, lecturerPosition }: MessageRow): LiveMessage['role'] {
  if (message.msgUserStatus === CHAT_USER_STATUS_ASSISTANT) return 'assistant';
  if (lecturerPosition === null) return '';
  return lecturerPosition === 0 ? 'anchor' : 'lecturer';
}
