import type { CallName, InputOf, ResponseOf } from '@osteon/contract';
import type { FastifyReply } from 'fastify';
import type { Session } from '../session/session.ts';

/** What a handler knows of its caller beside the checked payload. */
export interface CallContext {
  /** Null for a visitor; never null where the contract says `required`. */
  readonly session: Session | null;
  /** The browser's own random id (HttpOnly cookie, 2 years; spec-decision 2). */
  readonly deviceId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** For the cookies of login and logout only. */
  readonly reply: FastifyReply;
}

/** Answers one call: the payload as the contract's schema gives it, the reply as the envelope carries it. */
type Handler<Name extends CallName> = (input: InputOf<Name>, context: CallContext) => Promise<ResponseOf<Name>>;

/** A module's part of the gateway; all parts together must cover every entry of the contract. */
export type Handlers<Name extends CallName> = { readonly [Key in Name]: Handler<Key> };
