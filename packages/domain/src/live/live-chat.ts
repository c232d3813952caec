/** What a live chat message is (rules/live#chat; 3 and 6 to 9: rules/live#message-types). */
export const ChatMessageType = {
  text: 1,
  deleted: 3,
  muted: 4,
  unmuted: 5,
  notice: 6,
  noticeWithdrawn: 7,
  statusChanged: 8,
  statistics: 9,
  textFromApp: 17,
} as const;
export type ChatMessageType = (typeof ChatMessageType)[keyof typeof ChatMessageType];

/** What a user may do in a live chat (rules/live#chat). */
export const ChatAuthType = {
  allowed: 0,
  needLogin: 1,
  needCertification: 2,
  muted: 3,
  closed: 4,
} as const;
export type ChatAuthType = (typeof ChatAuthType)[keyof typeof ChatAuthType];

/** `userStatus` of a muted user, and `msgUserStatus` of an assistant's message (rules/live#chat). */
export const CHAT_USER_STATUS_MUTED = 2;
export const CHAT_USER_STATUS_ASSISTANT = 3;

/** The chat type after the gateway names another one: `closed` stays for good (rules/live#chat). */
export function nextChatAuth(current: ChatAuthType, named: ChatAuthType): ChatAuthType {
  return current === ChatAuthType.closed ? current : named;
}
