/** A logged-in browser as the gateway knows it. The opaque token itself never leaves the session plugin. */
export interface Session {
  readonly id: string;
  readonly customerId: string;
  /** `desktop` sessions displace one another; `phone` ones do not (spec-decisions 1 and 6). */
  readonly kind: 'desktop' | 'phone';
  readonly roleId: number;
  readonly memberType: number;
  /** Milliseconds since 1970; 0 without a membership. */
  readonly expirationTime: number;
  /** Readable proof against cross-site requests, bound to the session. */
  readonly apiToken: string;
  /** 0 first lock, 1 permanent, null none (seed 000 §4). */
  readonly lockRecordType: 0 | 1 | null;
  readonly lockRecordId: string | null;
  /** The login that pushed this session out; null while it holds (110031). */
  readonly displacedBy: { readonly at: number; readonly ip: string | null } | null;
}
