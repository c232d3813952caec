import type { OwnData } from '../../platform/own-data.ts';
import { message, messageItem, messagePreference, messageQuiet } from './tables.ts';

/** The messages of an account, and its reminder preferences. */
export const messageData: OwnData = {
  rows: [
    { name: 'messages', title: '消息', table: message, account: message.accountId },
    { name: 'new-content-messages', title: '消息中的新内容', table: messageItem, account: messageItem.accountId },
    { name: 'message-settings', title: '提醒方式', table: messagePreference, account: messagePreference.accountId },
    { name: 'quiet-hours', title: '免打扰时段', table: messageQuiet, account: messageQuiet.accountId },
  ],
  listFiles: null,
};
