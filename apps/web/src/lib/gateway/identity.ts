import { channelTrack } from '../channel.ts';
import { readCookie } from '../cookies.ts';

/** Local storage key of the logged-in customer (rules/portal-settings#storage-keys). */
export const USER_ID_KEY = 'userId';

/** The stored user id, else the cookie's, else empty (rules/portal-settings#storage-keys). */
export function storedCustomerId(cookies?: string): string {
  return localStorage.getItem(USER_ID_KEY) ?? readCookie('customerId', cookies) ?? '';
}

/** The shared headers (rules/gateway#shared-headers). The gateway trusts none of them. */
export function identityHeaders(): Record<string, string> {
  const { cookie } = document;
  const customerId = storedCustomerId(cookie);
  const apiToken = readCookie('apiToken', cookie);
  const phoneToken = readCookie('phoneToken', cookie);
  return {
    siteId: '1',
    channelInfo: encodeURIComponent(JSON.stringify(channelTrack())),
    ...(customerId && { customerId }),
    ...(apiToken && { apiToken }),
    ...(phoneToken && { phoneToken }),
  };
}
