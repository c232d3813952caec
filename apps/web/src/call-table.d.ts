declare module 'virtual:call-table' {
  import type { AccountEvent, CallName, Envelope, RequestMode, SessionNeed } from '@osteon/contract';

  /** Path, mode, envelope and session of every call; made at build time from the contract (build/call-table.ts). */
  export const callTable: {
    readonly [Name in CallName]: readonly [path: string, mode: RequestMode, envelope: Envelope, session: SessionNeed];
  };

  /** The calls whose last responses are stored for reading without a network. */
  export const offlineCalls: readonly CallName[];

  /** Per account event the calls that it refreshes. */
  export const refreshedCalls: { readonly [Event in AccountEvent]: readonly CallName[] };
}
