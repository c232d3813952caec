import { createHmac, randomInt } from 'node:crypto';
import {
  type AuditEvent,
  CODE_LENGTH,
  CODE_LIFETIME_SECONDS,
  CODE_TRIES_MAX,
  type Locale,
  validateLoginCode,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SecurityEvent } from '../../../platform/log/audit-log.ts';
import type { Outbox } from '../../outbox/deliveries/outbox-service.ts';
import {
  type CodePool,
  getMaxTries,
  getWaitSeconds,
  isGlobalBudgetExhausted,
  isPaused,
  isSendLimited,
  selectTriedCode,
} from './code-limits.ts';
import { createCodeRepository } from './code-repository.ts';
import type { CodeRecipient } from './recipient-policy.ts';
import type { CodeCaller, WrongCodeBudget } from './wrong-code-budget-service.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The longest time that a caller waits until the code is sent, in milliseconds (rules/outbox#deliveries). */
const SENDING_LIMIT_MS = 5_000;

/** The request of a code, with the language of a mail. */
interface CodeRequest {
  readonly caller: CodeCaller;
  readonly locale: Locale;
  readonly onFailure: () => Promise<void>;
}

/** The account and the purpose of a code. */
type CodeUse = Omit<CodeRecipient, 'kind'>;

/** Verification codes; rules/verification-code. */
export interface CodeService {
  /**
   * Sends a new code; earlier ones of its account and purpose become invalid, their wrong tries still count.
   * @throws {CallError} tooMany, with `waitSeconds` where it comes too soon; codeSendFailed, after which nothing is counted and `onFailure` was called
   */
  send(recipient: CodeRecipient, request: CodeRequest): Promise<void>;
  /**
   * Counts a try and returns the code's id if it is right; the caller consumes it in its own transaction.
   * @throws {CallError} wrongCode, tooMany, proofMissing
   */
  check(use: CodeUse, code: string, caller: CodeCaller): Promise<number>;
}

/** Decides whether a caller is known to the account of a mobile number or e-mail. */
interface KnownCallers {
  isKnown(caller: CodeCaller, contact: string): Promise<boolean>;
}

interface Services {
  readonly outbox: Outbox;
  readonly wrongCodes: WrongCodeBudget;
  readonly knownCallers: KnownCallers;
}

/** With LIMITS=off there is neither wait nor pause; the limit of five tries stays. */
export function createCodeService(
  { config, db, clock, log, keyFor, audit }: AppContext,
  { outbox, wrongCodes, knownCallers }: Services,
): CodeService {
  const codes = createCodeRepository(db);
  const key = keyFor('verification-code');
  const hashCode = ({ account, purpose, sessionId = '' }: CodeUse, code: string) =>
    createHmac('sha256', key).update(`${purpose}:${sessionId}:${account}:${code}`).digest();

  /**
   * Locks the budgets until the transaction ends. @throws {CallError} tooMany, with `waitSeconds` where it comes too
   * soon
   */
  async function assertBudgets(tx: Database, account: string, pool: CodePool): Promise<void> {
    const now = clock.now();
    const sentCodes = createCodeRepository(tx);
    const sent = await sentCodes.list(account, now - DAY_MS);
    if (isSendLimited(sent, pool)) throw new CallError('tooMany');
    const waitSeconds = getWaitSeconds(sent, pool, now);
    if (waitSeconds > 0) throw new CallError('tooMany', { data: { waitSeconds } });
    await sentCodes.lockAllRequests();
    if (isGlobalBudgetExhausted(await sentCodes.count(now - HOUR_MS), pool)) throw new CallError('tooMany');
  }

  /** Returns the ids of the code and of its message. */
  async function storeCode(
    recipient: CodeRecipient,
    code: string,
    { caller, locale }: Pick<CodeRequest, 'caller' | 'locale'>,
  ) {
    const { kind, account, purpose } = recipient;
    const known = await knownCallers.isKnown(caller, account);
    return db.transaction(async (tx) => {
      const sentCodes = createCodeRepository(tx);
      await sentCodes.lockRequests(account);
      if (config.limits) await assertBudgets(tx, account, { purpose, known });
      const now = clock.now();
      const id = await sentCodes.insert({
        account,
        purpose,
        known,
        codeHash: hashCode(recipient, code),
        sentAt: now,
        expiresAt: now + CODE_LIFETIME_SECONDS * 1000,
      });
      return { id, messageId: await outbox.enqueue(tx, { kind, account, locale, purpose, code }, `code:${id}`) };
    });
  }

  async function sendCode(recipient: CodeRecipient, { onFailure, ...request }: CodeRequest) {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const { id, messageId } = await storeCode(recipient, code, request);
    const outcome = await outbox.waitForOutcome(messageId, SENDING_LIMIT_MS);
    if (outcome === 'sent') return;
    await Promise.all([codes.remove(id), onFailure()]);
    log.error({ kind: recipient.kind, outcome, delivery: messageId }, 'a code could not be sent');
    throw new CallError('codeSendFailed');
  }

  async function checkCode(
    use: CodeUse,
    digits: string,
    { caller, securityEvent }: { caller: CodeCaller; securityEvent: () => SecurityEvent },
  ): Promise<number> {
    if (validateLoginCode(digits) !== null) throw new CallError('wrongCode');
    const now = clock.now();
    const [known, sent] = await Promise.all([
      knownCallers.isKnown(caller, use.account),
      codes.list(use.account, now - DAY_MS),
    ]);
    const pool = { purpose: use.purpose, known };
    const code = selectTriedCode(sent, pool, now);
    if (!code) throw new CallError('wrongCode');
    if (config.limits && isPaused(sent, pool)) throw new CallError('tooMany');
    const maxTries = config.limits ? getMaxTries(sent, pool, code) : CODE_TRIES_MAX;
    const refund = config.limits && !known ? await wrongCodes.spend(caller) : async () => {};
    const tried = await codes.tryCode({ id: code.id, codeHash: hashCode(use, digits) }, { known, maxTries, now });
    if (!tried || tried.isRight) await refund();
    if (tried?.isRight) return code.id;
    if (tried?.tries === maxTries) await audit.record(db, { ...securityEvent(), event: 'codeBurnt' });
    throw new CallError('wrongCode');
  }

  return {
    async send(recipient, request) {
      const securityEvent = createSecurityEvent('codeSent', recipient, request.caller);
      await audit.recordRefusal(db, securityEvent, () => sendCode(recipient, request));
      await audit.record(db, securityEvent());
    },

    check(use, code, caller) {
      const securityEvent = createSecurityEvent('codeChecked', use, caller);
      return audit.recordRefusal(db, securityEvent, () => checkCode(use, code, { caller, securityEvent }));
    },
  };
}

function createSecurityEvent(event: AuditEvent, { account, purpose }: CodeUse, { ip, deviceId }: CodeCaller) {
  return (): SecurityEvent => ({ event, accountName: account, ip, deviceId, detail: { purpose } });
}
