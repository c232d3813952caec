import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { CallError } from '../http/call-error.ts';
import { addressKey, networkKey } from './address-key.ts';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limit-rules.ts';
import { type Counter, type CounterStores, consumePoint, createCounter } from './rate-limit-store.ts';

/** The caller of a request, by which it is counted. */
interface RateLimitCaller {
  readonly ip: string;
  readonly deviceId: string;
  /** By `getCallerKey`. */
  readonly callerKey: string;
}

/** The rate limits of platform/rate-limit/rate-limit-rules.ts. */
export interface RateLimits {
  /**
   * Counts a request under each key of the rule, in turn, with the points that it costs, 1 by default.
   * @throws {CallError} tooMany
   */
  consume(name: RateLimitName, caller: RateLimitCaller, points?: number): Promise<void>;
  /** Reverts the count, for an action that was not carried out. */
  refund(name: RateLimitName, caller: RateLimitCaller): Promise<void>;
}

/** One key of a rule, such as the address. */
interface KeyCounter {
  readonly counter: Counter;
  readonly keyOf: (caller: RateLimitCaller) => string;
}

/** Creates the counters of every rule; with LIMITS=off nothing is limited. */
export function createRateLimits(config: Pick<Config, 'limits'>, stores: CounterStores): RateLimits {
  if (!config.limits) return { consume: async () => {}, refund: async () => {} };
  const counters = new Map(
    Object.entries(RATE_LIMITS).map(([name, rule]) => [name, createKeyCounters(name, rule, stores)]),
  );
  return {
    async consume(name, caller, points = 1) {
      for (const { counter, keyOf } of counters.get(name) ?? []) {
        if (!(await consumePoint(counter, keyOf(caller), points))) throw new CallError('tooMany');
      }
    },
    async refund(name, caller) {
      for (const { counter, keyOf } of counters.get(name) ?? []) await counter.reward(keyOf(caller));
    },
  };
}

/**
 * The address comes first: a client that sends a new device id with every request must not fill the memory with them.
 */
function createKeyCounters(name: string, rule: RateLimitRule, stores: CounterStores): KeyCounter[] {
  const { seconds, store, perIp, perNetwork, perCaller, perDevice } = rule;
  const create = (suffix: string, points: number) =>
    store === 'shared'
      ? createCounter(stores, { name: name + suffix, points, seconds })
      : new RateLimiterMemory({ points, duration: seconds });
  return [
    ...(perIp === undefined ? [] : [{ counter: create('PerIp', perIp), keyOf: byIp }]),
    ...(perNetwork === undefined ? [] : [{ counter: create('PerNetwork', perNetwork), keyOf: byNetwork }]),
    ...(perCaller === undefined ? [] : [{ counter: create('PerCaller', perCaller), keyOf: byCaller }]),
    ...(perDevice === undefined ? [] : [{ counter: create('PerDevice', perDevice), keyOf: byDevice }]),
  ];
}

const byIp = ({ ip }: RateLimitCaller) => addressKey(ip);
const byNetwork = ({ ip }: RateLimitCaller) => networkKey(ip);
const byCaller = ({ callerKey }: RateLimitCaller) => callerKey;
const byDevice = ({ deviceId }: RateLimitCaller) => deviceId;
