import type { LiveMessage } from '@osteon/contract';
import { CHAT_USER_STATUS_ASSISTANT, isCertified } from '@osteon/domain';
import type { MessageRow } from './message-repository.ts';

type PublicProfile = { readonly name: string; readonly state: string } | null;

/** Presents a message as it is public to everybody (rules/room-chat#messages). */
export function presentMessage(row: MessageRow): LiveMessage {
  const { message, account, publicProfile: person, hospital, quote, quoteAccount, quoteProfile: quotePerson } = row;
  const hasProfile = person !== null && person.state !== 'erased';
  return {
    msgId: message.id,
    position: message.position,
    msgType: message.msgType,
    msgUserStatus: message.msgUserStatus,
    msgUserInfo: { userId: hasProfile && person.state === 'shown' ? person.id : '' },
    hash: message.hash,
    status: 1,
    msg: message.text,
    isDeleted: false,
    sentAt: message.sentAt,
    name: getName(message.guestName, person, account?.name ?? null),
    hospital: message.guestHospital ?? (hasProfile ? (hospital ?? person.hospitalName) : (account?.company ?? '')),
    isCertified: account ? isCertified(account.roleId) : hasProfile,
    role: getRole(row),
    quote: quote && {
      msgId: quote.id,
      name: getName(quote.guestName, quotePerson, quoteAccount),
      msg: quote.text,
    },
  };
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
