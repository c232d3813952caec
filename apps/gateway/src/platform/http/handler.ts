import type { CallName, Calls, InputOf, ResponseOf, SessionNeed } from '@osteon/contract';
import type { Locale } from '@osteon/domain';
import type { FastifyReply } from 'fastify';
import type { Session } from '../session/session.ts';

/** The caller of a handler. */
export interface CallContext<Caller extends Session | null = Session | null> {
  /** Null for a visitor. */
  readonly session: Caller;
  /** The browser's random id (HttpOnly cookie, 2 years; rules/device#active-device). */
  readonly deviceId: string;
  /** The same where the browser sent it with this request; null where this response sets its first. */
  readonly sentDeviceId: string | null;
  readonly ip: string;
  /** The key of the caller's rate limits (rules/gateway#limits). */
  readonly callerKey: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** The language of the texts that the answer contains (rules/language#interface-language). */
  readonly locale: Locale;
  /** For cookies only: of login and logout, and of settings that the browser stores. */
  readonly reply: FastifyReply;
}

/** The caller of a call that requires a session. */
export type SessionContext = CallContext<Session>;

/** The session that a handler receives, by the `session` of the contract entry; checked before the handler runs. */
interface SessionByNeed extends Record<SessionNeed, Session | null> {
  none: null;
  optional: Session | null;
  required: Session;
  phone: Session;
}

/** Handles one call: from the payload as the contract's schema parses it to the answer without its envelope. */
type Handler<Name extends CallName> = (
  input: InputOf<Name>,
  context: CallContext<SessionByNeed[Calls[Name]['session']]>,
) => Promise<ResponseOf<Name>>;

/** The handlers of a module; those of all modules together must cover every entry of the contract. */
export type Handlers<Name extends CallName> = { readonly [Key in Name]: Handler<Key> };
