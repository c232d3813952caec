/** Interval at which an open page of an event renews its presence, in ms (rules/room-presence#presence). */
export const LIVE_PRESENCE_BEAT_MS = 60_000;

/** TTL of a presence, in ms: one beat may be late or lost (rules/room-presence#presence). */
export const LIVE_PRESENCE_MS = 150_000;

/** The device on which an event is open: a desktop or a mobile one (rules/room-presence#presence). */
export const LIVE_CHANNELS = ['pc', 'h5'] as const;
export type LiveChannel = (typeof LIVE_CHANNELS)[number];

/** The tabs of an event's page by their keys, in order; those of the chat are added with it (rules/room#tabs). */
export const LIVE_TABS = ['schedule', 'introduce', 'lecturers', 'products', 'gallery'] as const;
export type LiveTab = (typeof LIVE_TABS)[number];

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
