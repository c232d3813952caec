import { AUTH_STATE_IN_REVIEW, MemberType, RoleId, TRY_WATCH_SECONDS } from '@osteon/domain';
import { describe, expect, test } from 'vitest';
import { decideWatchRight } from './policy.ts';

const NOW = 1_795_000_000_000;
const LATER = NOW + 1000;
const long = { vip: false, durationSeconds: 360 };
const none = { authState: 0, memberType: MemberType.none, expirationTime: 0 };

describe('an open title', () => {
  test.each([
    [RoleId.visitor, 'certification'],
    [RoleId.notAuthenticated, 'certification'],
    [RoleId.companyNotAuthenticated, 'companyCertification'],
    [RoleId.doctorLevel1, null],
    [RoleId.doctorLevel2, null],
    [RoleId.nurse, null],
    [RoleId.doctorAssistant, null],
    [RoleId.companyCertified, null],
  ])('for role %d: gate %s', (roleId, gate) => {
    const right = decideWatchRight({ roleId, ...none }, long, NOW);
    expect([right.gate, right.limitSeconds]).toEqual([gate, gate === null ? null : TRY_WATCH_SECONDS]);
  });

  test('a visitor is asked to log in', () => {
    expect(decideWatchRight(null, long, NOW)).toEqual({
      endsAt: null,
      watchAuth: { tryWatchFlag: true, tryWatchDuration: TRY_WATCH_SECONDS },
      limitSeconds: TRY_WATCH_SECONDS,
      gate: 'login',
    });
  });
});

test.each(Object.values(RoleId))('in review, role %d plays an open title whole, and no title for members', (roleId) => {
  const viewer = { ...none, roleId, authState: AUTH_STATE_IN_REVIEW };
  const isWhole = ![RoleId.visitor, RoleId.companyNotAuthenticated].some((role) => role === roleId);
  expect(decideWatchRight(viewer, long, NOW).limitSeconds === null).toBe(isWhole);
  expect(decideWatchRight(viewer, { ...long, vip: true }, NOW).gate).toBe('membership');
});

describe('a title for members', () => {
  const vip = { ...long, vip: true };

  test.each(Object.values(RoleId))('role %d: whole with a valid membership, else 180 s', (roleId) => {
    const right = (memberType: number, expirationTime: number) =>
      decideWatchRight({ roleId, authState: 0, memberType, expirationTime }, vip, NOW);
    for (const type of [MemberType.vip1, MemberType.vip2, MemberType.premium]) {
      expect(right(type, LATER).limitSeconds).toBeNull();
      expect(right(type, NOW)).toMatchObject({ limitSeconds: TRY_WATCH_SECONDS, gate: 'membership' });
    }
    expect(right(MemberType.none, LATER)).toMatchObject({ limitSeconds: TRY_WATCH_SECONDS, gate: 'membership' });
  });
});

test('a title no longer than the try-watch is open to everyone', () => {
  expect(decideWatchRight(null, { vip: true, durationSeconds: 180 }, NOW)).toMatchObject({
    limitSeconds: null,
    gate: null,
  });
});

test('an unknown role or membership counts as none', () => {
  expect(decideWatchRight({ roleId: 99, ...none }, long, NOW).limitSeconds).toBe(TRY_WATCH_SECONDS);
  expect(
    decideWatchRight({ ...none, roleId: 6, memberType: 9, expirationTime: LATER }, { ...long, vip: true }, NOW).gate,
  ).toBe('membership');
});
