/** The calls whose last responses are stored for reading without a network (build/call-table.ts). */
declare module 'virtual:offline-calls' {
  import type { CallName } from '@osteon/contract';

  const calls: readonly CallName[];
  export default calls;
}

/** Per account event the calls that it refreshes (build/call-table.ts). */
declare module 'virtual:refreshed-calls' {
  import type { AccountEvent, CallName } from '@osteon/contract';

  const calls: { readonly [Event in AccountEvent]: readonly CallName[] };
  export default calls;
}
