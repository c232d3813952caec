import {
  ACCOUNT_CHECKS_PER_IP_HOUR,
  CODES_PER_DEVICE_HOUR,
  CODES_PER_HOUR,
  CODES_PER_IP_HOUR,
  INVALID_QR_SCENES_PER_IP_HOUR,
  LOGIN_TRIES_PER_IP_HOUR,
  QR_CODES_PER_IP_HOUR,
} from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { createCounter, takePoint } from '../../platform/rate-limit/rate-limit-store.ts';

/** Points per hour. */
const RULES = {
  codesPerIp: CODES_PER_IP_HOUR,
  codesPerDevice: CODES_PER_DEVICE_HOUR,
  codesInAll: CODES_PER_HOUR,
  loginsPerIp: LOGIN_TRIES_PER_IP_HOUR,
  checksPerIp: ACCOUNT_CHECKS_PER_IP_HOUR,
  qrCodesPerIp: QR_CODES_PER_IP_HOUR,
  sceneFaultsPerIp: INVALID_QR_SCENES_PER_IP_HOUR,
};

/** What is asked of which rule, by whom: `{ codesPerIp: addressKey(ip), codesPerDevice: deviceId }`. */
type Use = { readonly [Rule in keyof typeof RULES]?: string };

/** Limits per address, device and for the whole, shared by every gateway process (spec-decision 4). */
export interface Limits {
  /** Takes one point of each rule. @throws {CallError} tooMany */
  use(use: Use): Promise<void>;
  /** Gives the points back, for what in the end was not done. */
  giveBack(use: Use): Promise<void>;
}

/** Makes the limits; with LIMITS=off there are none. */
export function createLimits(deps: Pick<AppContext, 'config' | 'db' | 'redis'>): Limits {
  if (!deps.config.limits) return { use: async () => {}, giveBack: async () => {} };
  const limiters = new Map(
    Object.entries(RULES).map(([rule, points]) => [rule, createCounter(deps, { name: rule, points, seconds: 3600 })]),
  );
  return {
    async use(use) {
      for (const [rule, key] of Object.entries(use)) {
        const limiter = limiters.get(rule);
        if (limiter && !(await takePoint(limiter, key))) throw new CallError('tooMany');
      }
    },
    async giveBack(use) {
      for (const [rule, key] of Object.entries(use)) await limiters.get(rule)?.reward(key);
    },
  };
}
