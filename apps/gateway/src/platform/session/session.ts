import type { Locale } from '@osteon/domain';

/** The session of a logged-in browser. The opaque token itself never leaves the session plugin. */
export interface Session {
  readonly id: string;
  readonly customerId: string;
  /** `desktop` sessions displace one another; `phone` ones do not (rules/session#kinds). */
  readonly kind: 'desktop' | 'phone';
  /** Fields of the session check's answer; missing texts are empty. */
  readonly userInfo: { readonly name: string; readonly mobile: string; readonly email: string };
  readonly roleId: number;
  /** The state of the certification (rules/certification#auth-state). */
  readonly authState: number;
  readonly memberType: number;
  /** Milliseconds since 1970; 0 without a membership. */
  readonly expirationTime: number;
  /** The account's language of the interface; null if none was chosen (rules/language#interface-language). */
  readonly locale: Locale | null;
  /** The account's time zone; null for Shanghai's clock (rules/format#time-zones). */
  readonly timeZone: string | null;
  /** CSRF token, bound to the session and readable by the portal. */
  readonly apiToken: string;
  /** 0 first lock, 1 permanent, null none (rules/session#session-check). */
  readonly lockRecordType: 0 | 1 | null;
  readonly lockRecordId: string | null;
  /** The login that displaced this session (110031); null while it is valid. */
  readonly displacedBy: { readonly at: number; readonly ip: string | null } | null;
}

/** A stored session; the apiToken is derived from the token and never stored. */
export type StoredSession = Omit<Session, 'apiToken'>;

/** Store of sessions, implemented by the account module and read by the session plugin on every call with a cookie. */
export interface SessionStore {
  /**
   * The session of a token's hash; null for an unknown, ended or expired one. A displaced or locked session is still
   * found, so that its browser can be answered accordingly.
   */
  find(tokenHash: Buffer): Promise<StoredSession | null>;
  /** As `find`, but from the cache only; undefined where it is not cached. */
  peek(tokenHash: Buffer): StoredSession | undefined;
  /** As `find`, but never from the cache: another process may have just ended the session. */
  findUncached(tokenHash: Buffer): Promise<StoredSession | null>;
  /** Drops this process's cached sessions of an account that another process has changed. */
  evict(accountId: string): void;
  /** The customer of a session, ended ones included; null for an unknown token. */
  ownerOf(tokenHash: Buffer): Promise<string | null>;
}

/** The session of a viewer: a displaced one, one of a locked account and one of a phone watch as a visitor. */
export function toActiveSession(session: StoredSession | null): StoredSession | null {
  const isActive = session?.kind === 'desktop' && session.displacedBy === null && session.lockRecordType === null;
  return isActive ? session : null;
}
