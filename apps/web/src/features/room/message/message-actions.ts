import type { LiveMessage } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { blockPerson } from '../../../entities/engagement/api/block-person.ts';
import { confirmBlock } from '../../../entities/engagement/confirm-block.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { reportLiveMessage } from '../api/report-live-message.ts';
import { getPlainText } from './message-text.tsx';
import { getSenderName } from './sender-texts.ts';

/** Asks for the reason of a report of a message, and sends it (rules/room-moderation#reported-messages). */
export function reportMessage(activityId: string, message: LiveMessage): void {
  const { msgId } = message;
  openDialog('reportComment', {
    title: m['live.chat.reportTitle'](),
    name: getSenderName(message.name),
    text: getPlainText(message),
    send: (report) => reportLiveMessage({ activityId, msgId, ...report }),
  });
}

/** Blocks the sender of a message after a confirmation (rules/room-chat#blocks). */
export async function blockSender(queries: QueryClient, message: LiveMessage): Promise<void> {
  const person = { id: message.msgUserInfo.userId, name: getSenderName(message.name) };
  if (await confirmBlock(person.name, m['live.chat.blockTip']())) await blockPerson(queries, person, true);
}
