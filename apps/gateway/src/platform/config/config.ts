import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { buildSamplePath } from '@osteon/domain';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { ingestVariables, toIngest } from './ingest-settings.ts';
import { liveVariables, toLive } from './live-settings.ts';
import { origin, webAddress } from './origin.ts';
import { findProviderProblems, providerVariables, toProviders, toWechat } from './provider-settings.ts';
import { diskFloor, findStorageProblems, storageVariables, toS3 } from './storage-settings.ts';

/** Credits of a year, of which there are halves and tenths. */
const yearlyCredits = z.coerce.number().min(0).max(1000).multipleOf(0.1);

/** The variables of credit (rules/credit#targets). */
const creditVariables = {
  CREDIT_TARGET_I: yearlyCredits.default(10),
  CREDIT_TARGET_II: yearlyCredits.default(15),
};

/** The credits that a year requires, by class. */
function toCreditTargets(values: z.output<z.ZodObject<typeof creditVariables>>) {
  return { I: values.CREDIT_TARGET_I, II: values.CREDIT_TARGET_II };
}

/** A flag: `on` or `off`. */
const flag = z.enum(['on', 'off']).default('on');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: webAddress.optional(),
  /** Origin of a CDN whose origin server is this gateway; it serves videos to everybody who has their signed URL. */
  MEDIA_URL: origin.optional(),
  /** `off`, a number of proxies, or their addresses and networks separated by commas. */
  TRUST_PROXY: z.string().refine(isTrust, 'must be off, a number of proxies or their addresses').default('off'),
  /** Loads the sample library and its accounts, whose password is public; see `loadsSample`. */
  SAMPLE: z.enum(['on', 'off']).optional(),
  MIGRATE: flag,
  /** `off`: this gateway only serves, and the workers of others do the background jobs. */
  WORKERS: flag,
  /**
   * `off`: codes and passwords have no waiting times or pauses, and no rate limits apply. Limits of the account remain:
   * five tries of a code, three logins a day, the lock at the sixth device (rules/login#daily-limit,
   * rules/device#limit).
   */
  LIMITS: flag,
  PROOF_OF_WORK: flag,
  /**
   * Most browsers in which an account can be logged in at once; a newer session ends the oldest
   * (rules/session#displacement).
   */
  DESKTOP_SESSIONS: z.coerce.number().int().min(1).max(10).default(1),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * `public`: everybody may read the description of the calls; by default nobody without METRICS_TOKEN, in production.
   */
  OPENAPI: z.enum(['public', 'token']).optional(),
  SECRET: z.string().min(32).optional(),
  /** The secret before a change of SECRET: it still decrypts stored data (docs/operations.md#a-new-secret). */
  SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Age of the last backup, in hours, from which it is overdue; `off` where backups are made by other means. */
  BACKUP_HOURS: z.union([z.literal('off'), z.coerce.number().min(1).max(8760)]).default(26),
  FILE_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(256),
  DEFAULT_CHANNEL: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .default('osteon_pc_direct'),
  ...providerVariables,
  ...ingestVariables,
  ...creditVariables,
  ...liveVariables,
  ...storageVariables,
  DISK_FLOOR_MB: diskFloor,
  SITE_COMPANY: z.string().optional(),
  SITE_COMPANY_EN: z.string().optional(),
  SITE_APP_NAME: z.string().optional(),
  SITE_APP_NAME_EN: z.string().optional(),
  SITE_OFFICIAL_ACCOUNT_NAME: z.string().optional(),
  SITE_OFFICIAL_ACCOUNT_NAME_EN: z.string().optional(),
  SITE_EMAIL: z.string().optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_ADDRESS_EN: z.string().optional(),
  SITE_FILING_NUMBER: z.string().optional(),
  SITE_LICENCE_NUMBER: z.string().optional(),
  SITE_PATIENT_PLATFORM_URL: webAddress.optional(),
  SITE_RESEARCH_PLATFORM_URL: webAddress.optional(),
  SITE_APP_URL: webAddress.optional(),
  SITE_OFFICIAL_ACCOUNT_URL: webAddress.optional(),
});

/** The environment variables that the gateway reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

type Environment = z.infer<typeof environment>;

/** The validated settings of the operator, with defaults. */
export type Config = ReturnType<typeof toConfig>;

/**
 * Reads the environment once. Empty values count as unset.
 * @throws {StartupError} naming every variable that is wrong or, in production, missing (rules/gateway#configuration).
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...(given.NODE_ENV === 'production' ? findProductionProblems(given) : []),
    ...findStorageProblems(given),
    ...findProviderProblems(given, { production: given.NODE_ENV === 'production' }),
  ];
  if (!parsed.success || problems.length > 0)
    throw new StartupError(`The configuration is wrong: ${problems.join('; ')}.`);
  return toConfig(parsed.data);
}

function findProductionProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  const missing = ['DATABASE_URL', 'PUBLIC_URL', 'SECRET'].filter((name) => given[name] === undefined);
  const sample = given.SAMPLE === 'on' ? ['SAMPLE must not be on in production'] : [];
  const off = ['LIMITS', 'PROOF_OF_WORK'].filter((name) => given[name] === 'off');
  return [
    ...missing.map((name) => `${name} is missing, production needs it`),
    ...off.map((name) => `${name} must not be off in production`),
    ...sample,
  ];
}

function toConfig(env: Environment) {
  const production = env.NODE_ENV === 'production';
  const sample = loadsSample(env);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://${reachableHost(env.HOST)}:${env.PORT}`);
  return {
    production,
    sample,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    /** Origin that QR codes, mail links and share cards point at; no slash at the end. */
    publicUrl: publicUrl.origin,
    https: publicUrl.protocol === 'https:',
    /** Origin of the CDN of videos; null where the gateway serves them itself (rules/video#shared-links). */
    mediaUrl: env.MEDIA_URL === undefined ? null : new URL(env.MEDIA_URL).origin,
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    migrate: env.MIGRATE === 'on',
    workers: env.WORKERS === 'on',
    limits: env.LIMITS === 'on',
    proofOfWork: env.PROOF_OF_WORK === 'on',
    desktopSessions: env.DESKTOP_SESSIONS,
    /** The time for which a stopping gateway waits for load balancers to send requests elsewhere, in seconds. */
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN,
    openapiPublic: (env.OPENAPI ?? (production ? 'token' : 'public')) === 'public',
    /** Undefined outside production, where the secret is stored in the data folder. */
    secret: env.SECRET,
    previousSecret: env.SECRET_PREVIOUS,
    /** Providers of SMS and mail; without one messages are stored in the outbox (docs/providers.md). */
    providers: toProviders(env),
    /** The official account for scan login; with null the QR code opens our own phone page. */
    wechat: toWechat(env),
    /** Free space that files of users never take. */
    diskFloorBytes: env.DISK_FLOOR_MB * 1024 * 1024,
    /** The bucket of the files; with null they are in the data folder. */
    s3: toS3(env),
    /** Null where backups are made by other means. */
    backupHours: env.BACKUP_HOURS === 'off' ? null : env.BACKUP_HOURS,
    fileCacheBytes: env.FILE_CACHE_MB * 1024 * 1024,
    ingest: toIngest(env),
    creditTargets: toCreditTargets(env),
    live: toLive(env),
    site: toSite(env, { sample, publicUrl: publicUrl.origin }),
  };
}

/**
 * Never in production. Elsewhere unless SAMPLE is off, and where the address is a public one (https) and the database
 * not the embedded one only with SAMPLE=on: such an installation may be meant for people
 * (rules/library#sample-accounts).
 */
function loadsSample({ NODE_ENV, SAMPLE, PUBLIC_URL, DATABASE_URL }: Environment): boolean {
  if (NODE_ENV === 'production') return false;
  const isPublic = PUBLIC_URL?.startsWith('https:') === true && DATABASE_URL !== undefined;
  return SAMPLE === undefined ? !isPublic : SAMPLE === 'on';
}

/**
 * Values of the operator that pages show (rules/portal-settings#operator-values). Sample values belong to the sample
 * library: elsewhere an empty text is left out.
 */
function toSite(env: Environment, { sample, publicUrl }: { sample: boolean; publicUrl: string }) {
  const orSample = (given: string | undefined, value: string) => given ?? (sample ? value : '');
  // A default belongs to the Chinese default: pages in English show an operator's Chinese name rather than one of ours.
  const inEnglish = (chinese: string | undefined, given: string | undefined, value: string) =>
    given ?? (chinese === undefined ? value : '');
  return {
    company: env.SITE_COMPANY ?? '骨元',
    companyEn: inEnglish(env.SITE_COMPANY, env.SITE_COMPANY_EN, 'Osteon'),
    email: orSample(env.SITE_EMAIL, 'service@osteon.example'),
    address: orSample(env.SITE_ADDRESS, '云江市江湾区云泽路88号'),
    addressEn: inEnglish(
      env.SITE_ADDRESS,
      env.SITE_ADDRESS_EN,
      sample ? '88 Yunze Road, Jiangwan District, Yunjiang' : '',
    ),
    filingNumber: orSample(env.SITE_FILING_NUMBER, '云泽ICP备2026000001号'),
    licenceNumber: orSample(env.SITE_LICENCE_NUMBER, '云泽B2-20260001'),
    appName: env.SITE_APP_NAME ?? '骨元 App',
    appNameEn: inEnglish(env.SITE_APP_NAME, env.SITE_APP_NAME_EN, 'the Osteon app'),
    officialAccountName: env.SITE_OFFICIAL_ACCOUNT_NAME ?? '骨元医生 公众号',
    officialAccountNameEn: inEnglish(
      env.SITE_OFFICIAL_ACCOUNT_NAME,
      env.SITE_OFFICIAL_ACCOUNT_NAME_EN,
      'the official account Osteon for doctors',
    ),
    patientPlatformUrl: orSample(env.SITE_PATIENT_PLATFORM_URL, 'https://patient.osteon.example/'),
    researchPlatformUrl: orSample(env.SITE_RESEARCH_PLATFORM_URL, 'https://research.osteon.example/'),
    /** The addresses that the QR codes of app and official account open; a page without the address shows no code. */
    appUrl: orSample(env.SITE_APP_URL, publicUrl + buildSamplePath('app')),
    officialAccountUrl: orSample(env.SITE_OFFICIAL_ACCOUNT_URL, publicUrl + buildSamplePath('officialAccount')),
    defaultChannel: env.DEFAULT_CHANNEL,
    /** True if the sample library is served. */
    sample,
  };
}

/** `off`, `on` for one proxy, a number of them, or addresses and networks. */
function isTrust(text: string): boolean {
  if (/^(?:on|off|true|false|\d+)$/.test(text)) return true;
  return text.split(',').every((part) => {
    const [address = '', bits = '0', ...more] = part.trim().split('/');
    return (
      isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128) && more.length === 0
    );
  });
}

/** A number, because the first address of a longer X-Forwarded-For list is set by the client and cannot be trusted. */
function toTrustProxy(text: string): false | string[] | ((address: string, hop: number) => boolean) {
  if (text === 'off' || text === 'false') return false;
  const proxies = text === 'on' || text === 'true' ? 1 : Number(text);
  if (Number.isInteger(proxies)) return (_address, hop) => hop < proxies;
  return text.split(',').map((part) => part.trim());
}

/** An address that other machines can open: the first one of the local network if the gateway listens on all. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
  }
  return host.includes(':') ? `[${host}]` : host;
}
