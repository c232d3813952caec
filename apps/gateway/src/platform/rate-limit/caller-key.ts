import { addressKey } from './address-key.ts';

/** Known identity of a caller. */
interface KnownCaller {
  readonly ip: string;
  /** The device id that the browser sent; null where it sent none. */
  readonly deviceId: string | null;
  /** Null for a visitor. */
  readonly accountId: string | null;
}

/**
 * The key by which a caller is counted: the account, else address and device. A browser that sends no device id cannot
 * have itself counted as a new one each time: all of them at one address are one device (rules/gateway#limits).
 */
export function getCallerKey({ ip, deviceId, accountId }: KnownCaller): string {
  return accountId === null ? `${addressKey(ip)} ${deviceId ?? ''}` : `account ${accountId}`;
}
