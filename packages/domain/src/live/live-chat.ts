/** The kind of a live chat message (rules/room-chat#chat; 3 and 6 to 9: rules/room-chat#message-types). */
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

/** The permission of a user in a live chat (rules/room-chat#chat). */
export const ChatAuthType = {
  allowed: 0,
  needLogin: 1,
  needCertification: 2,
  muted: 3,
  closed: 4,
} as const;
export type ChatAuthType = (typeof ChatAuthType)[keyof typeof ChatAuthType];

/** `msgUserStatus` of a message: of anybody, or of an assistant (rules/room-chat#messages). */
export const CHAT_USER_STATUS_NORMAL = 1;
export const CHAT_USER_STATUS_ASSISTANT = 3;
