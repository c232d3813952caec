import { expect, test } from 'vitest';
import { RoleId } from './role.ts';
import { getSceneOutcome } from './scene-outcome.ts';

test.each([
  [RoleId.visitor, 'login'],
  [RoleId.notAuthenticated, 'certifyLevel1'],
  [RoleId.doctorLevel1, 'certifyLevel2'],
  [RoleId.doctorLevel2, 'notAllowed'],
  [RoleId.nurse, 'notAllowed'],
  [RoleId.doctorAssistant, 'notAllowed'],
  [RoleId.companyNotAuthenticated, 'certifyCompany'],
  [RoleId.companyCertified, 'notAllowed'],
])('role %d refused leads to %s, accepted it proceeds', (role, outcome) => {
  expect(getSceneOutcome(false, role)).toBe(outcome);
  expect(getSceneOutcome(true, role)).toBe('proceed');
});
