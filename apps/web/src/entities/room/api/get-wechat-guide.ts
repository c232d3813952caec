import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/**
 * The QR code that leads from an event to the official account (rules/room#wechat-guide); undefined until it is
 * loaded, and after a failure.
 */
export const useGetWechatGuide = (activityId: string) => useQuery(gatewayQuery('getWechatGuide', { activityId })).data;
