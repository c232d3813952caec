import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { StartError } from './start-error.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://osteon@db/osteon',
  PUBLIC_URL: 'https://edu.example.com',
  SECRET: 'x'.repeat(32),
};

/** The one line that the operator would read. */
function refusal(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
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

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('listening on every address makes a public address that another machine can open', () => {
  expect(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8080$/);
  expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).not.toContain('0.0.0.0');
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
});

test('a public address keeps its origin only', () => {
  expect(readConfig({ PUBLIC_URL: 'https://edu.example.com/edu/' })).toMatchObject({
    publicUrl: 'https://edu.example.com',
    https: true,
  });
});

test('production needs its database, its address and its secret, and names each that is missing', () => {
  const told = refusal({ NODE_ENV: 'production' });
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SECRET']) expect(told).toContain(`${name} is missing`);
});

test('production refuses to run without limits or proof of work', () => {
  const told = refusal({ ...production, LIMITS: 'off', PROOF_OF_WORK: 'off' });
  expect(told).toContain('LIMITS must not be off');
  expect(told).toContain('PROOF_OF_WORK must not be off');
  expect(told).not.toContain('missing');
});

test('production shows nothing of the sample', () => {
  const { site } = readConfig(production);
  expect(site).toMatchObject({ sample: false, email: '', filingNumber: '', licenceNumber: '', patientPlatformUrl: '' });
  expect(readConfig({ ...production, SITE_EMAIL: 'a@example.com' }).site.email).toBe('a@example.com');
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
])('%s=%s is refused by name', (name, value) => {
  expect(refusal({ [name]: value })).toContain(name);
});

test('a number of proxies believes only that many addresses', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
  if (typeof trustProxy !== 'function') throw new Error('a number must become a rule');
  expect([trustProxy('10.0.0.1', 0), trustProxy('1.2.3.4', 1)]).toEqual([true, false]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('the example of the settings names every one of them, and nothing else', async () => {
  const example = await readFile(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8');
  const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
});
