import { expect, test } from 'vitest';
import { MembershipEntry } from '../resource/resource-type.ts';
import { buildMembershipPath } from './membership-path.ts';

test('the membership path contains the entry of the purchase', () => {
  expect(buildMembershipPath(MembershipEntry.publishGate)).toBe('/membership?resourceId=3004&resourceType=9999');
});
