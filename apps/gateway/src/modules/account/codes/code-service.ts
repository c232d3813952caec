import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  type AuditEvent,
  CODE_LENGTH,
  CODE_LIFETIME_SECONDS,
  CODE_TRIES_MAX,
  CODE_WRONG_TRIES_PER_DAY,
  CODES_PER_ACCOUNT_DAY,
  type CodePurpose,
  RESEND_SECONDS,
  validateLoginCode,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Caller, SecurityEvent } from '../../audit/audit-service.ts';
import type { MessageSender } from '../../outbox/message-sender.ts';
import { deleteCode, insertCode, listCodes, lockCodes, type SentCode, takeTry } from './code-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom a code is for: where it goes and what it is good for. */
export interface Addressee {
  readonly kind: 'sms' | 'mail';
  /** Mobile number, or e-mail in lower case. */
  readonly account: string;
  readonly purpose: CodePurpose;
  /** The session that alone may use a code which verifies its owner (security 7); none for a code that logs in. */
  readonly holder?: string;
}

/** Verification codes: four digits, kept safe by few tries (spec-decision 4). */
export interface Codes {
  /**
   * Sends a fresh code; the one before is no longer good, its wrong tries still count.
   * @throws {CallError} tooMany; codeSendFailed, after which nothing is counted and `onFailure` was called
   */
  send(addressee: Addressee, more: { caller: Caller; onFailure: () => Promise<void> }): Promise<void>;
  /**
   * Counts a try and gives the code's number where it was right; the caller uses it up with what it is for.
   * @throws {CallError} wrongCode, tooMany
   */
  check(addressee: Omit<Addressee, 'kind'>, code: string, caller: Caller): Promise<number>;
}

/** Makes the codes of the gateway. With LIMITS=off nothing waits and no purpose pauses; five tries stay five. */
export function createCodes({ config, db, clock, log, keyFor, audit }: AppContext, sender: MessageSender): Codes {
  const key = keyFor('verification-code');
  const hashOf = ({ account, purpose, holder = '' }: Omit<Addressee, 'kind'>, code: string) =>
    createHmac('sha256', key).update(`${purpose}:${holder}:${account}:${code}`).digest();

  async function reserve(addressee: Addressee, code: string): Promise<number> {
    const { account, purpose } = addressee;
    return db.transaction(async (tx) => {
      await lockCodes(tx, account);
      const now = clock.now();
      const sent = await listCodes(tx, account, now - DAY_MS);
      if (config.limits && mustWait(sent, purpose, now)) throw new CallError('tooMany');
      return insertCode(tx, {
        account,
        purpose,
        codeHash: hashOf(addressee, code),
        sentAt: now,
        expiresAt: now + CODE_LIFETIME_SECONDS * 1000,
      });
    });
  }

  async function deliver(addressee: Addressee, onFailure: () => Promise<void>): Promise<void> {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const id = await reserve(addressee, code);
    try {
      const { kind, account, purpose } = addressee;
      await sender.send({ kind, account, purpose, code });
    } catch (error) {
      await Promise.all([deleteCode(db, id), onFailure()]);
      log.error({ err: error, kind: addressee.kind }, 'a code could not be sent');
      throw new CallError('codeSendFailed', { cause: error });
    }
  }

  async function tryCode(addressee: Omit<Addressee, 'kind'>, code: string, fact: () => SecurityEvent): Promise<number> {
    if (validateLoginCode(code) !== null) throw new CallError('wrongCode');
    const now = clock.now();
    const sent = ofPurpose(await listCodes(db, addressee.account, now - DAY_MS), addressee.purpose);
    const [newest, ...older] = sent;
    if (!newest) throw new CallError('wrongCode');
    if (config.limits && isPaused(sent)) throw new CallError('tooMany');
    const left = config.limits ? CODE_WRONG_TRIES_PER_DAY - wrongTries(older) : CODE_TRIES_MAX;
    const maxTries = Math.min(CODE_TRIES_MAX, left);
    const tried = await takeTry(db, newest.id, { maxTries, now });
    if (tried && timingSafeEqual(tried.codeHash, hashOf(addressee, code))) return newest.id;
    if (tried?.tries === maxTries) await audit.record(db, { ...fact(), event: 'codeBurnt' });
    throw new CallError('wrongCode');
  }

  return {
    async send(addressee, { caller, onFailure }) {
      const fact = factOf('codeSent', addressee, caller);
      await audit.recordRefusal(db, fact, () => deliver(addressee, onFailure));
      await audit.record(db, fact());
    },

    check(addressee, code, caller) {
      const fact = factOf('codeChecked', addressee, caller);
      return audit.recordRefusal(db, fact, () => tryCode(addressee, code, fact));
    },
  };
}

function factOf(event: AuditEvent, { account, purpose }: Omit<Addressee, 'kind'>, { ip, deviceId }: Caller) {
  return (): SecurityEvent => ({ event, accountName: account, ip, deviceId, detail: { purpose } });
}

function mustWait(sent: readonly SentCode[], purpose: CodePurpose, now: number): boolean {
  const [newest] = sent;
  const tooSoon = newest !== undefined && newest.sentAt > now - RESEND_SECONDS * 1000;
  return tooSoon || sent.length >= CODES_PER_ACCOUNT_DAY || isPaused(ofPurpose(sent, purpose));
}

function isPaused(sent: readonly SentCode[]): boolean {
  return wrongTries(sent) >= CODE_WRONG_TRIES_PER_DAY;
}

function wrongTries(sent: readonly SentCode[]): number {
  return sent.reduce((sum, code) => sum + code.wrongTries, 0);
}

function ofPurpose(sent: readonly SentCode[], purpose: CodePurpose): readonly SentCode[] {
  return sent.filter((code) => code.purpose === purpose);
}
