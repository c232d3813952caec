/** A logged-in browser as the gateway knows it. The opaque token itself never leaves the session plugin. */
export interface Session {
  readonly id: string;
  readonly customerId: string;
  /** `desktop` sessions displace one another; `phone` ones do not (rules/session#kinds). */
  readonly kind: 'desktop' | 'phone';
  /** What the session check tells its owner; texts are empty where there is nothing. */
  readonly userInfo: { readonly name: string; readonly mobile: string; readonly email: string };
  readonly roleId: number;
  readonly memberType: number;
  /** Milliseconds since 1970; 0 without a membership. */
  readonly expirationTime: number;
  /** Readable proof against cross-site requests, bound to the session. */
  readonly apiToken: string;
  /** 0 first lock, 1 permanent, null none (rules/session#session-check). */
  readonly lockRecordType: 0 | 1 | null;
  readonly lockRecordId: string | null;
  /** The login that pushed this session out; null while it holds (110031). */
  readonly displacedBy: { readonly at: number; readonly ip: string | null } | null;
}

/** A session as it is kept; the apiToken follows from the token and is never stored. */
export type StoredSession = Omit<Session, 'apiToken'>;

/** Where sessions are kept. Written by the account module, asked by the session plugin on every call with a cookie. */
export interface SessionStore {
  /**
   * The session of a token's hash: null where it never was, has ended or has expired. A displaced or locked session is
   * still found, so that its browser can be told.
   */
  find(tokenHash: Buffer): Promise<StoredSession | null>;
  /** The session where it is known without a read, as `find` would answer; undefined where it is not. */
  peek(tokenHash: Buffer): StoredSession | undefined;
  /** The customer whose session a token was, though it has ended; null for a token of nobody's. */
  ownerOf(tokenHash: Buffer): Promise<string | null>;
}
