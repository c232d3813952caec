import { type Call, type CallName, calls } from '@osteon/contract';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { AllHandlers } from '../../src/platform/http/calls.ts';
import { testApp } from '../app.ts';
import type { Browser } from '../browser.ts';
import { createCallers, listCallers } from './callers.ts';
import { hostilePayload } from './hostile-payload.ts';
import { getOperations } from './operations.ts';
import { brokenRequest } from './requests.ts';

/** A failure is repeated by its seed; `npm run test:faults` tries another one each time. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Number of cases of each operation. */
interface Cases {
  readonly broken: number;
  readonly hostile: number;
  /** Hostile cases that have to get past every check that precedes the handler. */
  readonly handled: number;
}

/** Declares the tests of every operation of the gateway. */
export async function fuzzOperations({ broken, hostile, handled: reached }: Cases): Promise<void> {
  /** Number of calls of each handler. */
  const calledTimes = new Map<string, number>();
  const getCalledTimes = (name: string) => calledTimes.get(name) ?? 0;
  const handled: string[] = [];
  const gateway = await testApp({ modules: (_deps, modules) => ({ handlers: countCalls(modules.handlers) }) });
  const callers = createCallers(gateway);
  afterAll(async () => {
    console.log(`of ${hostile} hostile cases reached the handler of\n${handled.join('\n')}`);
    await gateway.close();
  });

  const tables = (
    await gateway.deps.sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('audit_entry', 'analytics_event', 'analytics_stack')`
  ).map(({ name }) => name);
  const operations = getOperations((await gateway.app.inject('/gateway/openapi.json')).json());

  /** Counts the calls of each handler. */
  function countCalls(handlers: AllHandlers): AllHandlers {
    return new Proxy(handlers, {
      get(target, name: CallName) {
        const handler: unknown = Reflect.get(target, name);
        if (typeof handler !== 'function') return handler;
        return (...args: unknown[]) => {
          calledTimes.set(name, getCalledTimes(name) + 1);
          return Reflect.apply(handler, target, args);
        };
      },
    });
  }

  /**
   * A hash of the row versions of each table but three, which changes with every write: a refused forgery is recorded
   * in the audit log, and events of browsers are written after their answer.
   */
  async function hashRows(): Promise<Record<string, unknown>> {
    const { sql } = gateway.deps;
    const hashes = tables.map(
      (name) => `(select sum(hashtextextended(ctid::text || xmin::text, 0)) from "${name}") as "${name}"`,
    );
    const [row] = await sql.unsafe<Record<string, unknown>[]>(`select ${hashes.join(', ')}`);
    return { ...row };
  }

  /** Ends jobs that earlier requests have left to the workers, which would write while this one is traced. */
  async function endJobs(): Promise<void> {
    const { sql } = gateway.deps;
    await vi.waitFor(async () => {
      await sql`delete from pgboss.job where state in ('created', 'retry')`;
      expect(await sql`select id from pgboss.job where state = 'active'`).toEqual([]);
    }, 20_000);
  }

  /** Sends a request as a logged-in customer or as a visitor, the way the portal's client does. */
  function sendAs(browser: Browser, request: InjectOptions): Promise<LightMyRequestResponse> {
    const apiToken = browser.cookies.get('apiToken');
    return browser.send({
      ...request,
      headers: { ...(apiToken === undefined ? {} : { apiToken }), ...request.headers },
    });
  }

  describe.each(operations)('$method $path', (operation) => {
    test('a request that breaks the contract is refused with a text of the catalogue and writes nothing', async () => {
      const visitor = gateway.browser();
      callers.discard('customer');
      const customer = await callers.get('customer');
      await endJobs();
      const before = await hashRows();
      await fc.assert(
        fc.asyncProperty(brokenRequest(operation), fc.boolean(), async (request, known) => {
          const reply = await sendAs(known ? customer : visitor, request);
          expect(reply.statusCode).toBeGreaterThanOrEqual(400);
          expect(reply.statusCode).toBeLessThan(500);
          const { code, message, responseCode, responseMessage, requestId } = reply.json();
          expect(Math.floor((code ?? responseCode) / 100)).toBe(reply.statusCode);
          expect(message ?? responseMessage).toMatch(/\p{Script=Han}/u);
          expect(requestId).toBe(reply.headers['x-request-id']);
        }),
        { numRuns: broken, seed },
      );
      expect(await hashRows()).toEqual(before);
    });

    test('a hostile value in one field is answered or refused by the handler, and is never a server error', async () => {
      const call: Call = calls[operation.name as CallName];
      const before = getCalledTimes(call.name);
      await fc.assert(
        fc.asyncProperty(hostilePayload(call), fc.constantFrom(...listCallers(call)), async (payload, kind) => {
          const browser = await callers.get(kind);
          const reply = await browser.call(operation.name as CallName, payload);
          expect(reply.statusCode).toBeLessThan(500);
          expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
          if (reply.statusCode === 401) callers.discard(kind);
        }),
        { numRuns: hostile, seed },
      );
      const count = getCalledTimes(call.name) - before;
      handled.push(`${call.name}: ${count}`);
      expect(count).toBeGreaterThanOrEqual(reached);
    });
  });
}
