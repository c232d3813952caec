import { CHAT_USER_STATUS_ASSISTANT, CHAT_USER_STATUS_NORMAL, ChatMessageType } from '@osteon/domain';
import type { Live } from '@osteon/library';
import type { liveMessage } from '../../modules/room/chat/tables.ts';

/** The fields of a script's line about its sender and text. */
type ScriptedMessage = Pick<
  typeof liveMessage.$inferInsert,
  'publicProfileId' | 'guestName' | 'guestHospital' | 'msgType' | 'msgUserStatus' | 'text'
>;

/** One of the audience, as scripts name them: town, department and name. */
const GUEST = /^([^-]+)-([^-]+)-([^-]+)$/;

/** The name and hospital of one of the audience or of an assistant, who has a name alone. */
export function readGuest(name: string): { readonly guestName: string; readonly guestHospital: string } {
  const [, town, department, guest] = GUEST.exec(name) ?? [];
  return { guestName: guest ?? name, guestHospital: town === undefined ? '' : `${town}・${department}` };
}

/**
 * The messages of an event's script, in its order: lecturers are people of the library, everybody else has a name alone
 * (rules/library#sample-chats).
 */
export function buildScriptedMessages(
  { chatScript }: Pick<Live, 'chatScript'>,
  people: readonly { readonly id: string; readonly name: string }[],
): (ScriptedMessage & { readonly offsetSeconds: number })[] {
  return chatScript.map(({ offsetSeconds, name, role, msg }) => {
    const publicProfileId = role === 'lecturer' ? (people.find((person) => person.name === name)?.id ?? null) : null;
    return {
      offsetSeconds,
      publicProfileId,
      ...(publicProfileId === null ? readGuest(name) : { guestName: null, guestHospital: null }),
      msgType: ChatMessageType.text,
      msgUserStatus: role === 'assistant' ? CHAT_USER_STATUS_ASSISTANT : CHAT_USER_STATUS_NORMAL,
      text: msg,
    };
  });
}
