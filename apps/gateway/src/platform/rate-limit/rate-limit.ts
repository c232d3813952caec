import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { CallError } from '../http/call-error.ts';
import type { CallContext } from '../http/handler.ts';
import { addressKey } from './address-key.ts';

/** Holds a caller to what it may do in a minute. @throws {CallError} tooMany */
export type MinuteLimit = (caller: Pick<CallContext, 'ip' | 'deviceId'>) => Promise<void>;

/**
 * Makes a limit of calls per browser and per address, which a whole hospital may share; none with LIMITS=off. Counted in
 * this process alone: to count must cost less than what is counted, and a rough limit does.
 */
export function createMinuteLimit(
  { limits }: Pick<Config, 'limits'>,
  { perBrowser, perAddress }: { perBrowser: number; perAddress: number },
): MinuteLimit {
  if (!limits) return async () => {};
  const ofAddress = new RateLimiterMemory({ points: perAddress, duration: 60 });
  const ofBrowser = new RateLimiterMemory({ points: perBrowser, duration: 60 });
  return async ({ ip, deviceId }) => {
    try {
      // The address first: who brings a new browser with every call must not fill the memory with them.
      await ofAddress.consume(addressKey(ip));
      await ofBrowser.consume(deviceId);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new CallError('tooMany', { cause: reason });
      throw reason;
    }
  };
}
