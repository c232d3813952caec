import { channelTrack } from '../channel.ts';
import { readCookie } from '../cookies.ts';

/** Local storage key of the logged-in customer (seed 000 §3). */
export const USER_ID_KEY = 'userId';

/** The stored user id, else the cookie's, else empty (seed 001 §3, User session). */
export function storedCustomerId(): string {
  return localStorage.getItem(USER_ID_KEY) ?? readCookie('customerId') ?? '';
}

/** The headers that the specification names (seed 000 §7). The gateway believes none of them. */
export function identityHeaders(): Record<string, string> {
  const customerId = storedCustomerId();
  const apiToken = readCookie('apiToken');
  const phoneToken = readCookie('phoneToken');
  return {
    siteId: '1',
    channelInfo: encodeURIComponent(JSON.stringify(channelTrack())),
    ...(customerId && { customerId }),
    ...(apiToken && { apiToken }),
    ...(phoneToken && { phoneToken }),
  };
}
