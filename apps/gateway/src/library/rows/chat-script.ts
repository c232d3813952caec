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
    const [, town, department, guest] = GUEST.exec(name) ?? [];
    const hospital = town === undefined ? '' : `${town}・${department}`;
    return {
      offsetSeconds,
      publicProfileId,
      guestName: publicProfileId === null ? (guest ?? name) : null,
      guestHospital: publicProfileId === null ? hospital : null,
      msgType: ChatMessageType.text,
      msgUserStatus: role === 'assistant' ? CHAT_USER_STATUS_ASSISTANT : CHAT_USER_STATUS_NORMAL,
      text: msg,
    };
  });
}
