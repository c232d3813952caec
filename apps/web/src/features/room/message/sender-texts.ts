import { m } from '../../../texts/index.ts';

/** The roles in an event in words. */
export const roleTexts = {
  anchor: m['live.chat.role.anchor'],
  lecturer: m['live.chat.role.lecturer'],
  assistant: m['live.chat.role.assistant'],
} as const;

/** The name of a sender, whose account may be erased or have no name. */
export function getSenderName(name: string | null): string {
  if (name === null) return m['content.erasedUser']();
  return name === '' ? m['live.chat.nameless']() : name;
}
