import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionEnv } from '../../../test/production.ts';
import { StartupError } from '../startup-error.ts';
import { readConfig, settingNames } from './config.ts';

/** The error message. */
function refusal(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return '';
}

test('everything has a default on a developer machine', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    publicUrl: 'http://127.0.0.1:3000',
    https: false,
    trustProxy: false,
    migrate: true,
    limits: true,
    proofOfWork: true,
    production: false,
  });
  expect(config.site.sample).toBe(true);
});

test.each([
  { env: {}, sample: true },
  { env: { SAMPLE: 'off' }, sample: false },
  { env: { DATABASE_URL: 'postgres://db/osteon' }, sample: true },
  { env: { PUBLIC_URL: 'https://edu.example.com' }, sample: true },
  { env: { PUBLIC_URL: 'https://edu.example.com', DATABASE_URL: 'postgres://db/osteon' }, sample: false },
  { env: { PUBLIC_URL: 'https://edu.example.com', DATABASE_URL: 'postgres://db/osteon', SAMPLE: 'on' }, sample: true },
  { env: productionEnv, sample: false },
])('$env loads the sample library: $sample', ({ env, sample }) => {
  expect(readConfig(env)).toMatchObject({ sample, site: { sample } });
});

test.each([
  { env: {}, company: '骨元', companyEn: 'Osteon' },
  { env: { SITE_COMPANY_EN: 'Bone' }, company: '骨元', companyEn: 'Bone' },
  { env: { SITE_COMPANY: '某公司' }, company: '某公司', companyEn: '' },
  { env: { SITE_COMPANY: '某公司', SITE_COMPANY_EN: 'A Company' }, company: '某公司', companyEn: 'A Company' },
])('with $env the company is $company, in English $companyEn', ({ env, company, companyEn }) => {
  expect(readConfig(env).site).toMatchObject({ company, companyEn });
});

test('SAMPLE=on is refused in production', () => {
  expect(() => readConfig({ ...productionEnv, SAMPLE: 'on' })).toThrow('SAMPLE must not be on in production');
});

test.each([
  { where: 'in production', env: productionEnv },
  { where: 'with SAMPLE=off', env: { SAMPLE: 'off' } },
  {
    where: 'where the installation may be meant for people',
    env: { PUBLIC_URL: 'https://edu.example.com', DATABASE_URL: 'postgres://db/osteon' },
  },
])('$where app and official account have an address only where the operator names one', ({ env }) => {
  expect(readConfig(env).site).toMatchObject({ appUrl: '', officialAccountUrl: '' });
  const named = { SITE_APP_URL: 'https://a.example/app', SITE_OFFICIAL_ACCOUNT_URL: 'https://a.example/account' };
  expect(readConfig({ ...env, ...named }).site).toMatchObject({
    appUrl: named.SITE_APP_URL,
    officialAccountUrl: named.SITE_OFFICIAL_ACCOUNT_URL,
  });
});

test('beside the sample library app and official account have addresses of this portal, unless others are named', () => {
  const env = { PUBLIC_URL: 'http://192.0.2.7:3000/edu' };
  expect(readConfig(env).site).toMatchObject({
    appUrl: 'http://192.0.2.7:3000/edu/official?sampleOf=app',
    officialAccountUrl: 'http://192.0.2.7:3000/edu/official?sampleOf=officialAccount',
  });
  const appUrl = 'https://a.example/app';
  expect(readConfig({ ...env, SITE_APP_URL: appUrl }).site.appUrl).toBe(appUrl);
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('listening on every address makes a public address that another machine can open', () => {
  expect(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8080$/);
  expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).not.toContain('0.0.0.0');
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
});

test('only the origin of a public address is used', () => {
  expect(readConfig({ PUBLIC_URL: 'https://edu.example.com/edu/' })).toMatchObject({
    publicUrl: 'https://edu.example.com',
    https: true,
  });
});

const ALIYUN = ['ALIYUN_SMS_KEY_ID', 'ALIYUN_SMS_KEY_SECRET', 'ALIYUN_SMS_SIGN', 'ALIYUN_SMS_TEMPLATES'];
const TENCENT = {
  TENCENT_SMS_KEY_ID: 'an-id',
  TENCENT_SMS_KEY_SECRET: 'a-secret',
  TENCENT_SMS_APP_ID: '1400',
  TENCENT_SMS_SIGN: '骨元',
  TENCENT_SMS_TEMPLATES: 'code=1001',
};

/** The error message of production without the variables `names`. */
function without(...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(productionEnv).filter(([name]) => !names.includes(name)));
}

describe('production', () => {
  test('starts with all required settings', () => {
    expect(refusal({ ...productionEnv })).toBe('');
    expect(refusal({ ...without(...ALIYUN), ...TENCENT })).toBe('');
  });

  test.each([
    ['DATABASE_URL', 'DATABASE_URL is missing, production needs it'],
    ['PUBLIC_URL', 'PUBLIC_URL is missing, production needs it'],
    ['SECRET', 'SECRET is missing, production needs it'],
    ['SMTP_URL', 'SMTP_URL is missing, MAIL_FROM needs it'],
    ['MAIL_FROM', 'MAIL_FROM is missing, SMTP_URL needs it'],
    ['ALIYUN_SMS_KEY_ID', 'ALIYUN_SMS_KEY_ID is missing, ALIYUN_SMS_KEY_SECRET needs it'],
    ['ALIYUN_SMS_KEY_SECRET', 'ALIYUN_SMS_KEY_SECRET is missing, ALIYUN_SMS_KEY_ID needs it'],
    ['ALIYUN_SMS_SIGN', 'ALIYUN_SMS_SIGN is missing, ALIYUN_SMS_KEY_ID needs it'],
    ['ALIYUN_SMS_TEMPLATES', 'ALIYUN_SMS_TEMPLATES is missing, ALIYUN_SMS_KEY_ID needs it'],
  ])('refuses to start without %s', (name, expected) => {
    expect(refusal(without(name))).toBe(`The configuration is wrong: ${expected}.`);
  });

  test.each([
    ['without limits', { LIMITS: 'off' }, 'LIMITS must not be off in production'],
    ['without proof of work', { PROOF_OF_WORK: 'off' }, 'PROOF_OF_WORK must not be off in production'],
    ['with half a second SMS provider', { TENCENT_SMS_SIGN: '骨元' }, 'TENCENT_SMS_APP_ID is missing'],
  ])('refuses to start %s', (_how, change, expected) => {
    expect(refusal({ ...productionEnv, ...change })).toContain(expected);
  });

  test('lists all missing settings in one line', () => {
    const message = refusal({ NODE_ENV: 'production', LIMITS: 'off', PROOF_OF_WORK: 'off' });
    const ways = ['a way to send mail is missing, set SMTP_URL', 'a way to send SMS is missing, set ALIYUN_SMS_*'];
    const faults = ['DATABASE_URL', 'PUBLIC_URL', 'SECRET', 'LIMITS', 'PROOF_OF_WORK', ...ways];
    for (const fault of faults) expect(message).toContain(fault);
    expect(message).not.toContain('\n');
  });
});

test('production shows no sample values', () => {
  const { site } = readConfig(productionEnv);
  expect(site).toMatchObject({ sample: false, email: '', filingNumber: '', licenceNumber: '', patientPlatformUrl: '' });
  expect(readConfig({ ...productionEnv, SITE_EMAIL: 'a@example.com' }).site.email).toBe('a@example.com');
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['LIMITS', 'no'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['SECRET', 'short'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['SMTP_URL', 'mail.example.com'],
  ['ALIYUN_SMS_TEMPLATES', 'SMS_1001'],
  ['TENCENT_SMS_TEMPLATES', 'phoneChanged=1002'],
  ['ALIYUN_SMS_ENDPOINT', 'dysmsapi.aliyuncs.com'],
])('%s=%s is refused by name', (name, value) => {
  expect(refusal({ [name]: value })).toContain(name);
});

test('a provider that is half configured is refused outside production, too', () => {
  expect(refusal({ SMTP_URL: 'smtps://mail.example.com' })).toContain('MAIL_FROM is missing, SMTP_URL needs it');
  expect(readConfig({}).providers).toEqual({ mail: null, aliyun: null, tencent: null });
});

test('a bucket is configured by all of its variables, or not at all', () => {
  const bucket = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'osteon',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig(bucket).s3).toMatchObject({ endpoint: bucket.S3_ENDPOINT, bucket: 'osteon' });
  for (const name of Object.keys(bucket)) {
    expect(refusal({ ...bucket, [name]: '' })).toContain(`${name} is missing, S3_`);
  }
  expect(refusal({ ...bucket, S3_ENDPOINT: 's3.example.com' })).toContain('S3_ENDPOINT');
});

test('with a number of proxies only that many addresses are trusted', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
  if (typeof trustProxy !== 'function') throw new Error('a number must become a rule');
  expect([trustProxy('10.0.0.1', 0), trustProxy('1.2.3.4', 1)]).toEqual([true, false]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('the example of the settings names every one of them, and nothing else', async () => {
  const example = await readFile(join(import.meta.dirname, '..', '..', '..', '..', '..', '.env.example'), 'utf8');
  const named = [...example.matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
});
