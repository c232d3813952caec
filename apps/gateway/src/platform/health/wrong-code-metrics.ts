import { Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../app-context.ts';
import { createWrongCodeCounters } from '../rate-limit/wrong-code-counters.ts';

/** Registers the metric of wrong codes; without a database it retains its last value. */
export function registerWrongCodeMetrics(
  registry: Registry,
  deps: Pick<AppContext, 'db' | 'redis'>,
): { update(): Promise<void> } {
  const counters = createWrongCodeCounters(deps);
  const gauge = new Gauge({
    name: 'verification_wrong_codes',
    help: 'Wrong verification codes of unknown browsers in the hour, of all gateways',
    registers: [registry],
  });
  return {
    async update() {
      const wrongCodes = await counters.readAll().catch(() => null);
      if (wrongCodes !== null) gauge.set(wrongCodes);
    },
  };
}
