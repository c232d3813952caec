import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { readCode } from '../../../../test/credit/read-pdf.ts';
import {
  DAY,
  NOW,
  OWNER,
  SECOND,
  startTranscriptTests,
  type TranscriptTests,
} from '../../../../test/credit/transcripts.ts';
import { keysFrom } from '../../../platform/crypto/secret.ts';
import { transcript } from '../tables.ts';
import { listSignedTranscriptFields } from '../transcript/signed-transcript-fields.ts';
import { createSigner } from './signature.ts';

let tests: TranscriptTests;

beforeAll(async () => {
  tests = await startTranscriptTests();
});
afterAll(() => tests.gateway.close());
beforeEach(() => tests.reset());

describe('verification', () => {
  test.each([
    ['the sum of class II', { pointsII: '4.5' }, { I: 1.5, II: 4.5, total: 6 }],
    ['the sum of class I', { pointsI: '9.0' }, { I: 9, II: 0.5, total: 9.5 }],
    ['the file', { fileHash: 'a'.repeat(64) }, { I: 1.5, II: 0.5, total: 2 }],
    ['the signature', { signature: 'A'.repeat(86) }, { I: 1.5, II: 0.5, total: 2 }],
    ['a signature that is none', { signature: 'x' }, { I: 1.5, II: 0.5, total: 2 }],
  ])('%s was altered', async (_what, altered, printed) => {
    await tests.awardTwo();
    const serial = await tests.issue();
    const { data } = await tests.verify({ ...readCode((await tests.download()).code), ...altered });
    expect(data).toEqual({
      state: 'altered',
      serial,
      issuedAt: NOW,
      recorded: { I: 1.5, II: 0.5, total: 2 },
      printed,
    });
  });

  test('a signature of another transcript is invalid for this one', async () => {
    await tests.awardTwo();
    await tests.issue();
    const { signature } = readCode((await tests.download()).code);
    const serial = await tests.issue();
    expect((await tests.verify({ serial, signature })).data.state).toBe('altered');
  });

  test('an unknown serial reveals nothing, and neither does one that is not issued yet', async () => {
    const serial = 'OST-2026-0000-0000';
    expect((await tests.verify({ serial })).data).toEqual({ state: 'unknown', serial });
    await tests.awardTwo();
    const { data } = await tests.request();
    expect((await tests.verify({ serial: data.jobId })).data).toEqual({ state: 'unknown', serial: data.jobId });
    expect((await tests.verify({ serial: 'OST-1' })).code).toBe(40000);
  });

  test('only a newer one of the same year replaces it', async () => {
    await tests.awardTwo();
    await tests.book({ sourceId: 'c07', at: NOW - 400 * DAY });
    const [first, second] = [await tests.issue(), await tests.issue()];
    await tests.issue({ year: 2025 });
    tests.clock.set(NOW + DAY);
    await tests.book({ sourceId: 'c09', points: 1 });
    const third = await tests.issue();
    const replacedBy = { serial: third, issuedAt: NOW + DAY, total: 3 };
    for (const [index, serial] of [first, second].entries()) {
      const issuedAt = NOW + index * SECOND;
      const { data } = await tests.verify({ serial });
      expect(data).toEqual({ state: 'replaced', serial, issuedAt, total: 2, replacedBy, reason: '' });
    }
    expect((await tests.verify({ serial: third })).data.state).toBe('valid');
  });

  test('a transcript of other days stays valid when a line is revoked', async () => {
    await tests.awardTwo();
    const serial = await tests.issue({ from: '2026-11-20', to: '2026-11-20' });
    const [line] = (await tests.credit.findBySource(OWNER, 'course', ['c01'])).values();
    await tests.credit.revoke(tests.gateway.deps.db, line?.id ?? '', '复核');
    expect((await tests.verify({ serial })).data.state).toBe('valid');
  });

  test('a transcript with a revoked line is revoked with its reason, until a new one replaces it', async () => {
    await tests.awardTwo();
    const serial = await tests.issue();
    const [line] = (await tests.credit.findBySource(OWNER, 'course', ['c01'])).values();
    tests.clock.set(NOW + DAY);
    const reason = '观看记录经复核更正';
    await tests.credit.revoke(tests.gateway.deps.db, line?.id ?? '', reason);
    expect((await tests.verify({ serial })).data.state).toBe('revoked');
    const again = await tests.issue();
    expect((await tests.verify({ serial })).data).toEqual({
      state: 'replaced',
      serial,
      issuedAt: NOW,
      total: 2,
      replacedBy: { serial: again, issuedAt: NOW + DAY, total: 0.5 },
      reason,
    });
    const [second] = (await tests.credit.findBySource(OWNER, 'course', ['c05'])).values();
    await tests.credit.revoke(tests.gateway.deps.db, second?.id ?? '', reason);
    expect((await tests.verify({ serial: again })).data).toEqual({
      state: 'revoked',
      serial: again,
      issuedAt: NOW + DAY,
      revokedAt: NOW + DAY + SECOND,
      reason,
    });
  });

  test('the rate limit stops a guess of serials', async () => {
    const limited = await testApp({ clock: tests.clock, beside: tests.gateway, env: { LIMITS: 'on' } });
    try {
      const stranger = limited.browser();
      const codes: number[] = [];
      for (let index = 0; index < 121; index++) {
        const serial = `OST-2026-0000-${String(index).padStart(4, '0')}`;
        codes.push((await tests.verify({ serial }, stranger)).code);
      }
      expect(codes.slice(0, 120).every((code) => code === 0)).toBe(true);
      expect(codes.at(-1)).toBe(42900);
    } finally {
      await limited.close();
    }
  });

  test('a change of the secret leaves signatures valid under the previous one', async () => {
    await tests.awardTwo();
    await tests.issue();
    const printed = readCode((await tests.download()).code);
    const [row] = await tests.gateway.deps.db.select().from(transcript);
    const fields = listSignedTranscriptFields({
      serial: printed.serial,
      fromAt: row?.fromAt ?? 0,
      toAt: row?.toAt ?? 0,
      credits: { I: 1.5, II: 0.5 },
    });
    const signature = Buffer.from(printed.signature ?? '', 'base64url');
    const keyFor = keysFrom('a secret that came later than the others');
    const changed = createSigner({ keyFor, previousKeyFor: tests.gateway.deps.keyFor });
    expect(changed.verify(fields, signature)).toBe(true);
    expect(createSigner({ keyFor, previousKeyFor: null }).verify(fields, signature)).toBe(false);
  });
});
