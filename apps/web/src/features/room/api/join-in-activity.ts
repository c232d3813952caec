import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { storedCustomerId } from '../../../lib/gateway/identity.ts';
import { isMobile } from '../../../lib/is-mobile.ts';

/** Reports presence: the event's page is open. Returns the event's counters. */
export const joinInActivity = (activityId: string, userType: number) =>
  callGateway('joinInActivity', {
    activityId,
    channel: isMobile() ? 'h5' : 'pc',
    userId: storedCustomerId(),
    userType,
  });
