import type { OwnData } from '../../platform/own-data.ts';
import { liveAssistant } from './assistant/tables.ts';
import { liveBooking } from './booking/tables.ts';
import { liveMessage } from './chat/tables.ts';
import { liveReplayPosition } from './replay/tables.ts';

/**
 * The data export of an account: its bookings, chat messages, replay positions, and the events that it is an assistant
 * of.
 */
export const liveData: OwnData = {
  rows: [
    {
      name: 'live-bookings',
      title: '预约的直播',
      table: liveBooking,
      account: liveBooking.accountId,
      names: { startAt: 'beginAt', lastNotice: 'reminded' },
    },
    {
      name: 'live-messages',
      title: '直播中的发言',
      table: liveMessage,
      account: liveMessage.accountId,
      names: { publicProfileId: 'personId' },
    },
    {
      name: 'live-replay-positions',
      title: '直播回放的观看进度',
      table: liveReplayPosition,
      account: liveReplayPosition.accountId,
    },
    { name: 'live-assistants', title: '担任助理的直播', table: liveAssistant, account: liveAssistant.accountId },
  ],
  listFiles: null,
};
