declare module 'virtual:call-table' {
  import type { CallName, Envelope, RequestMode, SessionNeed } from '@osteon/contract';

  /** Method, path, mode, envelope and session of every call; made at build time from the contract (build/call-table.ts). */
  export const callTable: {
    readonly [Name in CallName]: readonly [
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      mode: RequestMode,
      envelope: Envelope,
      session: SessionNeed,
    ];
  };
}
