import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { storedCustomerId } from '../../../lib/gateway/identity.ts';
import { isMobile } from '../../../lib/is-mobile.ts';

/** Says that the event's page is open; answers the event's numbers. */
export const joinInActivity = (activityId: string, userType: number) =>
  callGateway('joinInActivity', {
    activityId,
    channel: isMobile() ? 'h5' : 'pc',
    userId: storedCustomerId(),
    userType,
  });
