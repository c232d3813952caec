import {
  BuyType,
  CANCELLATION_DAYS,
  MemberType,
  NEW_USER_SAVING_FEN,
  PHONE_BINDING_DAYS,
  RoleId,
} from '@osteon/domain';
import { and, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hashPassword } from '../passwords/password-service.ts';
import { account, accountLock } from '../tables.ts';

/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'Osteon2026!';

const DAY_MS = 24 * 60 * 60 * 1000;
const AUTHENTICATED = 1;

interface Sample {
  /** Mobile number or e-mail. */
  readonly login: string;
  /** What the account is good for, as the terminal tells it. */
  readonly about: string;
  readonly name: string;
  readonly medicalTitle?: string;
  /** One of the library's. */
  readonly specialtyId?: string;
  readonly company: string;
  readonly roleId: RoleId;
  /** 0 where the lead to certification was closed before, 2 as every new account is (spec-decision 30a). */
  readonly authState?: number;
  /** Days from now to the end of a membership. */
  readonly memberDays?: number;
  readonly foreign?: true;
  readonly cancelling?: true;
  readonly bindExpired?: true;
  readonly locks?: readonly ('ended' | 'open')[];
}

/** One of each kind of customer (spec-decision 30a). */
const SAMPLES: readonly Sample[] = [
  {
    login: '13900000001',
    about: 'not authenticated',
    name: '林晓帆',
    company: '云泽市第三人民医院',
    roleId: RoleId.notAuthenticated,
    authState: 0,
  },
  {
    login: '13900000002',
    about: 'doctor level 1, a coupon waits',
    name: '周予安',
    medicalTitle: '主治医师',
    specialtyId: 'sports',
    company: '清和市第二人民医院',
    roleId: RoleId.doctorLevel1,
  },
  {
    login: '13900000003',
    about: 'doctor level 2, member for a year',
    name: '秦望舒',
    medicalTitle: '副主任医师',
    specialtyId: 'joint',
    company: '南屏医科大学总医院',
    roleId: RoleId.doctorLevel2,
    memberDays: 365,
  },
  {
    login: '13900000004',
    about: 'nurse',
    name: '陶若溪',
    medicalTitle: '主管护师',
    specialtyId: 'nursing',
    company: '清和市第二人民医院',
    roleId: RoleId.nurse,
  },
  {
    login: '13900000005',
    about: 'doctor assistant',
    name: '邵一鸣',
    medicalTitle: '医师助理',
    specialtyId: 'trauma',
    company: '澜海市中心医院',
    roleId: RoleId.doctorAssistant,
  },
  {
    login: '13900000006',
    about: 'company, not authenticated',
    name: '衡骨医疗器械',
    company: '衡骨医疗器械有限公司',
    roleId: RoleId.companyNotAuthenticated,
  },
  {
    login: '13900000007',
    about: 'company, certified',
    name: '拓维骨科器械',
    company: '拓维骨科器械有限公司',
    roleId: RoleId.companyCertified,
  },
  {
    login: '13900000008',
    about: 'membership expired',
    name: '贺知秋',
    medicalTitle: '主治医师',
    specialtyId: 'spine',
    company: '云江大学附属第一医院',
    roleId: RoleId.doctorLevel1,
    memberDays: -20,
  },
  {
    login: '13900000009',
    about: 'membership ends in 10 days',
    name: '温以宁',
    medicalTitle: '主治医师',
    specialtyId: 'hand',
    company: '北泽骨科医院',
    roleId: RoleId.doctorLevel1,
    memberDays: 10,
  },
  {
    login: '13900000010',
    about: 'being cancelled: cannot log in',
    name: '韩亦辰',
    medicalTitle: '住院医师',
    specialtyId: 'foot',
    company: '北泽骨科医院',
    roleId: RoleId.doctorLevel1,
    cancelling: true,
  },
  {
    login: '13900000011',
    about: 'first lock',
    name: '纪云舟',
    medicalTitle: '主治医师',
    specialtyId: 'trauma',
    company: '澜海市中心医院',
    roleId: RoleId.doctorLevel1,
    locks: ['open'],
  },
  {
    login: '13900000012',
    about: 'permanent lock',
    name: '乔鹤年',
    medicalTitle: '副主任医师',
    specialtyId: 'joint',
    company: '云泽市第三人民医院',
    roleId: RoleId.doctorLevel1,
    locks: ['ended', 'open'],
  },
  {
    login: '13900000013',
    about: 'phone binding to be confirmed',
    name: '齐修远',
    medicalTitle: '主治医师',
    specialtyId: 'rehab',
    company: '南屏医科大学总医院',
    roleId: RoleId.doctorLevel1,
    bindExpired: true,
  },
  {
    login: '13900000014',
    about: 'led to certification after login',
    name: '',
    company: '',
    roleId: RoleId.notAuthenticated,
    authState: 2,
  },
  {
    login: 'doctor@osteon.example',
    about: 'doctor from abroad, by e-mail',
    name: 'Anna Keller',
    medicalTitle: 'Consultant orthopaedic surgeon',
    specialtyId: 'joint',
    company: 'Lakeside Orthopaedic Centre',
    roleId: RoleId.doctorLevel1,
    foreign: true,
  },
];

/**
 * Makes the sample accounts that are not there yet; whatever happened to the others stays.
 * @throws {Error} in production, where their password would be everybody's.
 */
export async function loadSampleAccounts(
  db: Database,
  clock: Clock,
  { production }: { production: boolean },
): Promise<void> {
  if (production) throw new Error('there are no sample accounts in production');
  // One whose cancellation is due would be gone by the next daily chores, and missing until the next start.
  await deleteDueSamples(db, clock.now());
  const missing = await missingSamples(db);
  // Hashing every password again would cost each start a second.
  if (missing.length === 0) return;
  const now = clock.now();
  const rows = await Promise.all(missing.map((sample) => toRow(sample, now)));
  await db.transaction(async (tx) => {
    const made = await tx.insert(account).values(rows).onConflictDoNothing().returning({ id: account.id });
    const isNew = new Set(made.map(({ id }) => id));
    const locks = missing.flatMap((sample) => lockRows(sample, now)).filter(({ accountId }) => isNew.has(accountId));
    if (locks.length > 0) await tx.insert(accountLock).values(locks);
  });
}

/** The sample accounts, in words: what to log in with, and what for. */
export function describeSamples(): { login: string; about: string }[] {
  return SAMPLES.map(({ login, about }) => ({ login, about }));
}

async function deleteDueSamples(db: Database, now: number): Promise<void> {
  const due = now - CANCELLATION_DAYS * DAY_MS;
  await db.delete(account).where(and(inArray(account.id, SAMPLES.map(idOf)), lte(account.cancelRequestedAt, due)));
}

async function missingSamples(db: Database): Promise<Sample[]> {
  const ids = SAMPLES.map(idOf);
  const rows = await db.select({ id: account.id }).from(account).where(inArray(account.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return SAMPLES.filter((sample) => !known.has(idOf(sample)));
}

/** Samples have ids that the rest of the sample library can name. */
function idOf({ login }: Sample): string {
  return login.includes('@') ? `sample-${login.split('@')[0]}` : `sample-${login.slice(-2)}`;
}

async function toRow(sample: Sample, now: number): Promise<typeof account.$inferInsert> {
  const { login, name, company, roleId, memberDays } = sample;
  const bought = memberDays !== undefined;
  return {
    id: idOf(sample),
    mobile: login.includes('@') ? null : login,
    email: login.includes('@') ? login : null,
    passwordHash: await hashPassword(SAMPLE_PASSWORD),
    name,
    medicalTitle: sample.medicalTitle ?? '',
    specialtyId: sample.specialtyId ?? '',
    company,
    roleId,
    authState: sample.authState ?? AUTHENTICATED,
    memberType: bought ? MemberType.vip1 : MemberType.none,
    expirationTime: bought ? now + memberDays * DAY_MS : null,
    buyType: bought ? BuyType.renew : BuyType.never,
    discountFen: bought ? null : NEW_USER_SAVING_FEN,
    internationalStatus: sample.foreign ? 1 : 0,
    cancelRequestedAt: sample.cancelling ? now : null,
    bindConfirmedAt: sample.bindExpired ? now - (PHONE_BINDING_DAYS + 1) * DAY_MS : now,
    agreedAt: now,
    createdAt: now,
  };
}

function lockRows(sample: Sample, now: number): (typeof accountLock.$inferInsert)[] {
  const states = sample.locks ?? [];
  return states.map((state, index) => ({
    id: `${idOf(sample)}-${index + 1}`,
    accountId: idOf(sample),
    type: index === 0 ? 0 : 1,
    createdAt: now - (states.length - index) * DAY_MS,
    endedAt: state === 'ended' ? now - DAY_MS : null,
  }));
}
