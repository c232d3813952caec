import type { CallName } from '@osteon/contract';

/** Logs the failure of a call that the page carries on without, and throws it on. */
export const logFailure =
  (name: CallName) =>
  (error: unknown): never => {
    console.warn(name, error);
    throw error;
  };
