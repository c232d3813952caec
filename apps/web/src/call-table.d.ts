declare module 'virtual:call-table' {
  import type { CallName, Envelope, RequestMode } from '@osteon/contract';

  /** Method, path, mode and envelope of every call; made at build time from the contract (build/call-table.ts). */
  export const callTable: {
    readonly [Name in CallName]: readonly [
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      mode: RequestMode,
      envelope: Envelope,
    ];
  };
}
