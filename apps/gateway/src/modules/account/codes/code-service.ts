import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type AuditEvent, CODE_LENGTH, CODE_LIFETIME_SECONDS, CODE_TRIES_MAX, validateLoginCode } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Caller, SecurityEvent } from '../../../platform/log/audit-log.ts';
import type { Outbox } from '../../outbox/deliveries/outbox-service.ts';
import { filterByPurpose, getMaxTries, getWaitSeconds, isPaused, isSendLimited } from './code-limits.ts';
import { countTry, deleteCode, insertCode, listCodes, lockCodeRequests } from './code-repository.ts';
import type { CodeRecipient } from './recipient-policy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a caller waits until the code is sent, in milliseconds (rules/outbox#deliveries). */
const SENDING_LIMIT_MS = 5_000;

/** What a code was sent for. */
type CodeUse = Omit<CodeRecipient, 'kind'>;

/** Verification codes; rules/verification-code. */
export interface CodeService {
  /**
   * Sends a new code; earlier ones of its account and purpose become invalid, their wrong tries still count.
   * @throws {CallError} tooMany, with `waitSeconds` where it comes too soon; codeSendFailed, after which nothing is counted and `onFailure` was called
   */
  send(recipient: CodeRecipient, more: { caller: Caller; onFailure: () => Promise<void> }): Promise<void>;
  /**
   * Counts a try and returns the code's id where it is right; the caller consumes it in its own transaction.
   * @throws {CallError} wrongCode, tooMany
   */
  check(use: CodeUse, code: string, caller: Caller): Promise<number>;
}

/** With LIMITS=off there is neither wait nor pause; the limit of five tries stays. */
export function createCodeService({ config, db, clock, log, keyFor, audit }: AppContext, outbox: Outbox): CodeService {
  const key = keyFor('verification-code');
  const hashCode = ({ account, purpose, sessionId = '' }: CodeUse, code: string) =>
    createHmac('sha256', key).update(`${purpose}:${sessionId}:${account}:${code}`).digest();

  /** Returns the ids of the code and of its message. */
  async function storeCode(recipient: CodeRecipient, code: string) {
    const { kind, account, purpose } = recipient;
    return db.transaction(async (tx) => {
      await lockCodeRequests(tx, account);
      const now = clock.now();
      const sent = await listCodes(tx, account, now - DAY_MS);
      if (config.limits && isSendLimited(sent, purpose)) throw new CallError('tooMany');
      const waitSeconds = config.limits ? getWaitSeconds(sent, now) : 0;
      if (waitSeconds > 0) throw new CallError('tooMany', { data: { waitSeconds } });
      const id = await insertCode(tx, {
        account,
        purpose,
        codeHash: hashCode(recipient, code),
        sentAt: now,
        expiresAt: now + CODE_LIFETIME_SECONDS * 1000,
      });
      return { id, messageId: await outbox.enqueue(tx, { kind, account, purpose, code }, `code:${id}`) };
    });
  }

  async function sendCode(recipient: CodeRecipient, onFailure: () => Promise<void>): Promise<void> {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const { id, messageId } = await storeCode(recipient, code);
    const outcome = await outbox.waitForOutcome(messageId, SENDING_LIMIT_MS);
    if (outcome === 'sent') return;
    await Promise.all([deleteCode(db, id), onFailure()]);
    log.error({ kind: recipient.kind, outcome, delivery: messageId }, 'a code could not be sent');
    throw new CallError('codeSendFailed');
  }

  async function checkCode(use: CodeUse, code: string, securityEvent: () => SecurityEvent): Promise<number> {
    if (validateLoginCode(code) !== null) throw new CallError('wrongCode');
    const now = clock.now();
    const sent = filterByPurpose(await listCodes(db, use.account, now - DAY_MS), use.purpose);
    const [newest, ...older] = sent;
    if (!newest) throw new CallError('wrongCode');
    if (config.limits && isPaused(sent)) throw new CallError('tooMany');
    const maxTries = config.limits ? getMaxTries(older) : CODE_TRIES_MAX;
    const tried = await countTry(db, newest.id, { maxTries, now });
    if (tried && timingSafeEqual(tried.codeHash, hashCode(use, code))) return newest.id;
    if (tried?.tries === maxTries) await audit.record(db, { ...securityEvent(), event: 'codeBurnt' });
    throw new CallError('wrongCode');
  }

  return {
    async send(recipient, { caller, onFailure }) {
      const securityEvent = createSecurityEvent('codeSent', recipient, caller);
      await audit.recordRefusal(db, securityEvent, () => sendCode(recipient, onFailure));
      await audit.record(db, securityEvent());
    },

    check(use, code, caller) {
      const securityEvent = createSecurityEvent('codeChecked', use, caller);
      return audit.recordRefusal(db, securityEvent, () => checkCode(use, code, securityEvent));
    },
  };
}

function createSecurityEvent(event: AuditEvent, { account, purpose }: CodeUse, { ip, deviceId }: Caller) {
  return (): SecurityEvent => ({ event, accountName: account, ip, deviceId, detail: { purpose } });
}
