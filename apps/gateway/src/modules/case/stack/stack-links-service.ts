import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';

/** Path of the slices of all stacks. */
export const STACK_PATH = '/media/stacks/';

/** Links end at a multiple of this, in ms, one to two of them ahead: those of one day are the same, and cached. */
const STEP_MS = 24 * 60 * 60 * 1000;

const TOKEN = /^([0-9a-z]{1,10})-([A-Za-z0-9_-]{43})$/;

export type StackLinks = ReturnType<typeof createStackLinks>;

/**
 * Signs and checks the addresses of stacks. Whoever has an address can read its slices for one to two days, so it is
 * given only to readers who may see the stack (rules/case-series#links).
 */
export function createStackLinks({ config, clock, keyFor }: Pick<AppContext, 'config' | 'clock' | 'keyFor'>) {
  const key = keyFor('case-stack-link');
  const computeMac = (stackId: string, expiry: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([stackId, expiry]))
      .digest('base64url');

  return {
    /** The address of a stack, which ends in a slash; slice n follows. */
    sign(stackId: string): string {
      const expiry = ((Math.floor(clock.now() / STEP_MS) + 2) * STEP_MS).toString(36);
      return `${config.mediaUrl ?? ''}${STACK_PATH}${stackId}/${expiry}-${computeMac(stackId, expiry)}/`;
    },

    /**
     * Checks the token of an address; returns its end, in ms.
     * @throws {CallError} notAllowed for a changed or expired token, and for one of another stack
     */
    check(stackId: string, token: string): number {
      const [, expiry = '', mac = ''] = TOKEN.exec(token) ?? [];
      const [received, expected] = [Buffer.from(mac), Buffer.from(computeMac(stackId, expiry))];
      const isSigned = received.length === expected.length && timingSafeEqual(received, expected);
      const expiresAt = Number.parseInt(expiry, 36);
      if (!isSigned || expiresAt <= clock.now()) throw new CallError('notAllowed');
      return expiresAt;
    },
  };
}
