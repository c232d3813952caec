import type { ResponseOf } from '@osteon/contract';
import { useChannelOfAddress } from './use-channel-of-address.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** The hall of the channel in the URL; the first hall without one. */
export function useHallOfAddress({ halls }: Pick<Live, 'halls'>): Live['halls'][number] | undefined {
  const [chosen] = useChannelOfAddress();
  return halls.find(({ channelId }) => channelId === chosen) ?? halls[0];
}
