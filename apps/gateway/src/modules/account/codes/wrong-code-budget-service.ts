import { WRONG_CODES_PER_HOUR, WRONG_CODES_PER_HOUR_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { addressKey, networkKey } from '../../../platform/rate-limit/address-key.ts';
import { ALL_KEY, createWrongCodeCounters } from '../../../platform/rate-limit/wrong-code-counters.ts';
import type { ProofOfWorkService } from './proof-of-work-service.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The caller that requests a code or tries one. */
export type CodeCaller = Pick<CallContext, 'ip' | 'deviceId' | 'session' | 'reply'>;

/** The budget of wrong codes over all accounts; rules/verification-code#wrong-codes-of-all. */
export interface WrongCodeBudget {
  /**
   * Counts a stranger's try as wrong, before it is compared; call the returned function where it is right after all.
   * @throws {CallError} proofMissing, tooMany
   */
  spend(caller: CodeCaller): Promise<() => Promise<void>>;
}

/** Parallel tries are counted before any of them is compared, so that together they cannot pass the budget. */
export function createWrongCodeBudget(
  deps: Pick<AppContext, 'db' | 'redis' | 'clock' | 'log'>,
  proofOfWork: Pick<ProofOfWorkService, 'consumeProof'>,
): WrongCodeBudget {
  const counters = createWrongCodeCounters(deps);
  const alarm = createAlarm(deps);

  return {
    async spend(caller) {
      const keys = [
        { counter: counters.address, key: addressKey(caller.ip), budget: WRONG_CODES_PER_HOUR.address },
        { counter: counters.network, key: networkKey(caller.ip), budget: WRONG_CODES_PER_HOUR.network },
        { counter: counters.all, key: ALL_KEY, budget: WRONG_CODES_PER_HOUR.all },
      ];
      const counts = await Promise.all(
        keys.map(async ({ counter, key, budget }) => ({ budget, used: (await counter.penalty(key)).consumedPoints })),
      );
      const refund = async () => {
        await Promise.all(keys.map(({ counter, key }) => counter.reward(key)));
      };
      const inAll = counts.at(-1)?.used ?? 0;
      alarm(inAll);
      try {
        if (inAll > WRONG_CODES_PER_HOUR_MAX) throw new CallError('tooMany');
        if (counts.some(({ used: spent, budget }) => spent > budget)) await proofOfWork.consumeProof(caller);
      } catch (error) {
        await refund();
        throw error;
      }
      return refund;
    },
  };
}

/** Returns a function that logs once an hour that a budget is passed, for the operator. */
function createAlarm({ clock, log }: Pick<AppContext, 'clock' | 'log'>): (wrongCodes: number) => void {
  const loggedAt = new Map<string, number>();
  const logOnce = (text: string, wrongCodes: number) => {
    if (clock.now() - (loggedAt.get(text) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
    loggedAt.set(text, clock.now());
    log.error({ wrongCodes }, text);
  };
  return (wrongCodes) => {
    if (wrongCodes > WRONG_CODES_PER_HOUR_MAX)
      logOnce('codes are being guessed: unknown browsers may try none', wrongCodes);
    else if (wrongCodes > WRONG_CODES_PER_HOUR.all)
      logOnce('codes are being guessed: each try needs a proof of work', wrongCodes);
  };
}
