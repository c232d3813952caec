import type { ResponseOf } from '@osteon/contract';
import { useChannelParam } from './use-channel-param.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** The hall of the channel in the URL; the first hall without one. */
export function useCurrentHall({ halls }: Pick<Live, 'halls'>): Live['halls'][number] | undefined {
  const [chosen] = useChannelParam();
  return halls.find(({ channelId }) => channelId === chosen) ?? halls[0];
}
