import { ANALYTICS_BATCHES_PER_DEVICE_MINUTE, ANALYTICS_BATCHES_PER_IP_MINUTE } from '@osteon/domain';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from '../../call-error.ts';
import type { CallContext } from '../../handler.ts';
import { addressKey } from '../account/limits.ts';

/** Holds a sender to the reports of one minute. @throws {CallError} tooMany */
export type LimitReports = (caller: Pick<CallContext, 'ip' | 'deviceId'>) => Promise<void>;

/** Counted in this process alone: a report must cost less than what it reports, and a rough limit does. */
export function createReportLimits({ limits }: { limits: boolean }): LimitReports {
  if (!limits) return async () => {};
  const perAddress = new RateLimiterMemory({ points: ANALYTICS_BATCHES_PER_IP_MINUTE, duration: 60 });
  const perDevice = new RateLimiterMemory({ points: ANALYTICS_BATCHES_PER_DEVICE_MINUTE, duration: 60 });
  return async ({ ip, deviceId }) => {
    try {
      await perAddress.consume(addressKey(ip));
      await perDevice.consume(deviceId);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new CallError('tooMany', { cause: reason });
      throw reason;
    }
  };
}
