import { BuyType, CANCELLATION_DAYS, MemberType, NEW_USER_SAVING_FEN, PHONE_BINDING_DAYS } from '@osteon/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { createSampleAccountRepository, type NewAccountRow, type NewLockRow } from './sample-account-repository.ts';
import { getSampleAccountId, SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, type SampleAccount } from './sample-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AUTHENTICATED = 1;

/**
 * Creates the sample accounts that are missing; the others stay unchanged.
 * @throws {Error} in production, where their password would be public
 */
export async function loadSampleAccounts(
  db: Database,
  clock: Clock,
  { production }: { production: boolean },
): Promise<void> {
  if (production) throw new Error('there are no sample accounts in production');
  const samples = createSampleAccountRepository(db);
  const ids = SAMPLE_ACCOUNTS.map(getSampleAccountId);
  const now = clock.now();
  // Otherwise the daily job would delete an account whose cancellation is due, which would then be missing until the
  // next start.
  await samples.deleteCancelledBefore(ids, now - CANCELLATION_DAYS * DAY_MS);
  const existing = await samples.listExistingIds(ids);
  const missing = SAMPLE_ACCOUNTS.filter((sample) => !existing.has(getSampleAccountId(sample)));
  // Hashing the passwords takes a second, so it is done for missing accounts only.
  if (missing.length === 0) return;
  const rows = await Promise.all(missing.map((sample) => buildRow(sample, now)));
  const locks = missing.flatMap((sample) => buildLocks(sample, now));
  await samples.insertWithLocks(rows, locks);
}

/**
 * Refuses to serve a database that holds sample accounts, as it was once started outside production.
 * @throws {StartupError} naming them
 */
export async function refuseSampleAccounts(db: Database): Promise<void> {
  const existing = await createSampleAccountRepository(db).listExistingIds(SAMPLE_ACCOUNTS.map(getSampleAccountId));
  if (existing.size === 0) return;
  const logins = SAMPLE_ACCOUNTS.filter((sample) => existing.has(getSampleAccountId(sample))).map(({ login }) => login);
  throw new StartupError(
    `The database holds sample accounts, whose password everybody knows: ${logins.join(', ')}. Production needs a database without them (docs/operations.md#install).`,
  );
}

async function buildRow(sample: SampleAccount, now: number): Promise<NewAccountRow> {
  const { login, name, company, roleId, memberDays } = sample;
  const isMember = memberDays !== undefined;
  return {
    id: getSampleAccountId(sample),
    mobile: login.includes('@') ? null : login,
    email: login.includes('@') ? login : null,
    passwordHash: await hashPassword(SAMPLE_PASSWORD),
    name,
    medicalTitle: sample.medicalTitle ?? '',
    specialtyId: sample.specialtyId ?? '',
    company,
    roleId,
    authState: sample.authState ?? AUTHENTICATED,
    memberType: isMember ? MemberType.vip1 : MemberType.none,
    expirationTime: isMember ? now + memberDays * DAY_MS : null,
    buyType: isMember ? BuyType.renew : BuyType.never,
    discountFen: isMember ? null : NEW_USER_SAVING_FEN,
    internationalStatus: sample.foreign ? 1 : 0,
    cancelRequestedAt: sample.cancelling ? now : null,
    bindConfirmedAt: sample.bindExpired ? now - (PHONE_BINDING_DAYS + 1) * DAY_MS : now,
    agreedAt: now,
    createdAt: now,
  };
}

function buildLocks(sample: SampleAccount, now: number): NewLockRow[] {
  const states = sample.locks ?? [];
  return states.map((state, index) => ({
    id: `${getSampleAccountId(sample)}-${index + 1}`,
    accountId: getSampleAccountId(sample),
    type: index === 0 ? 0 : 1,
    createdAt: now - (states.length - index) * DAY_MS,
    endedAt: state === 'ended' ? now - DAY_MS : null,
  }));
}
