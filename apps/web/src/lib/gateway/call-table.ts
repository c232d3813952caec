import type { CallName, Envelope, RequestMode, SessionNeed } from '@osteon/contract';

/** The fields of a contract entry that a browser needs to send the call. */
export interface SentCall {
  readonly path: string;
  readonly mode: RequestMode;
  readonly envelope: Envelope;
  readonly session: SessionNeed;
}

/** The calls of the modules that have been loaded: the build adds them (build/call-table.ts). */
const table = new Map<CallName, SentCall>();

/** @public used by the modules that make calls, in which the build writes it */
export function addCall(
  name: CallName,
  family: string,
  mode: RequestMode,
  envelope: Envelope,
  session: SessionNeed,
  path: string = name,
): void {
  table.set(name, { path: `/gateway/${family}-service/${path}`, mode, envelope, session });
}

/** How a call is sent. Throws Error for one whose name no loaded module has written out. */
export function getCall(name: CallName): SentCall {
  const call = table.get(name);
  if (!call) throw new Error(`${name} is written out as the first argument of no caller (build/call-table.ts)`);
  return call;
}
