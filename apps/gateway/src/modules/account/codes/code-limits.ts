import {
  CODE_LIFETIME_SECONDS,
  CODE_TRIES_MAX,
  CODE_WRONG_TRIES_PER_DAY,
  CODES_IN_ALL_PER_HOUR,
  CODES_PER_DAY,
  CODES_RESERVED_FOR_KNOWN_CALLERS,
  type CodePurpose,
  RESEND_SECONDS,
} from '@osteon/domain';

// The rate limits of SMS and e-mail codes: per account, and in all. The limits per address and per device are the rate
// limit of `codes`.

/** The codes of one account that share a limit: known callers and strangers have separate limits. */
export interface CodePool {
  readonly purpose: CodePurpose;
  readonly known: boolean;
}

/** A code that was sent in the last 24 hours, with the wrong tries of strangers and of known callers. */
export interface SentCode extends CodePool {
  readonly id: number;
  /** In ms. */
  readonly sentAt: number;
  readonly tries: number;
  readonly knownTries: number;
}

/** Whole seconds until a caller can be sent the next code; `sent` newest first; rules/verification-code#budgets. */
export function getWaitSeconds(sent: readonly SentCode[], pool: CodePool, now: number): number {
  const [newest] = filterByPool(sent, pool);
  return newest === undefined ? 0 : Math.max(0, Math.ceil(RESEND_SECONDS - (now - newest.sentAt) / 1000));
}

/** True if an account has had its codes of the day, or its purpose is paused; rules/verification-code#budgets. */
export function isSendLimited(sent: readonly SentCode[], pool: CodePool): boolean {
  return filterByPool(sent, pool).length >= CODES_PER_DAY || isPaused(sent, pool);
}

/** True if the whole gateway has sent too many codes in the last hour; rules/verification-code#budgets. */
export function isGlobalBudgetExhausted(sentInHour: number, { known }: Pick<CodePool, 'known'>): boolean {
  return sentInHour >= CODES_IN_ALL_PER_HOUR - (known ? 0 : CODES_RESERVED_FOR_KNOWN_CALLERS);
}

/** True if the wrong tries of one kind of caller pause a purpose for it; rules/verification-code#wrong-tries. */
export function isPaused(sent: readonly SentCode[], pool: CodePool): boolean {
  return countWrongTries(sent, pool) >= CODE_WRONG_TRIES_PER_DAY;
}

/**
 * Tries that one kind of caller may have of a code, after those of the purpose's other codes;
 * rules/verification-code#wrong-tries.
 */
export function getMaxTries(sent: readonly SentCode[], pool: CodePool, tried: SentCode): number {
  const others = sent.filter(({ id }) => id !== tried.id);
  return Math.min(CODE_TRIES_MAX, CODE_WRONG_TRIES_PER_DAY - countWrongTries(others, pool));
}

/**
 * The code that a caller's try is compared with: the newest of its own kind or, if none of these is valid, of the
 * other, as for a code that is typed on another device (rules/verification-code#known-callers).
 */
export function selectTriedCode(sent: readonly SentCode[], pool: CodePool, now: number): SentCode | undefined {
  const [own] = filterByPool(sent, pool);
  const [other] = filterByPool(sent, { ...pool, known: !pool.known });
  const isAlive = (code?: SentCode) => code !== undefined && code.sentAt > now - CODE_LIFETIME_SECONDS * 1000;
  return isAlive(own) || !isAlive(other) ? own : other;
}

function filterByPool(sent: readonly SentCode[], { purpose, known }: CodePool): readonly SentCode[] {
  return sent.filter((code) => code.purpose === purpose && code.known === known);
}

function countWrongTries(sent: readonly SentCode[], { purpose, known }: CodePool): number {
  const ofPurpose = sent.filter((code) => code.purpose === purpose);
  return ofPurpose.reduce((sum, { tries, knownTries }) => sum + (known ? knownTries : tries), 0);
}
