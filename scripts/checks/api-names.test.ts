import { expect, test } from 'vitest';
import { checkApiNames } from './api-names.ts';
import { checkLibCalls } from './lib-calls.ts';
import { buildSourceTree } from './source-tree.ts';

const contract = {
  'packages/contract/src/doctor/calls.ts':
    "export const getDoctor = call({\n  name: 'getDoctor',\n  family: 'doctor' });",
};

test('a file under api/ is named as its call, and so are its exports', () => {
  const api = 'apps/web/src/features/doctor/api';
  const tree = buildSourceTree({
    ...contract,
    [`${api}/get-doctor.ts`]:
      "export type Doctor = 1;\nexport const getDoctorQuery = query('getDoctor');\nexport function useGetDoctor() {}\nexport function useDoctor() {}",
    [`${api}/doctor-queries.ts`]: '',
    'apps/web/src/features/other/api/get-doctor.ts': 'export const getDoctor = 1;',
  });
  expect(checkApiNames(tree)).toEqual([
    `${api}/doctor-queries.ts: 'doctor-queries' is no call of the contract; a file under api/ is named as its call.`,
    `${api}/get-doctor.ts exports useDoctor: the name contains the call's, as getDoctor, useGetDoctor, getDoctorQuery.`,
    'apps/web/src/features/other/api/get-doctor.ts does not send getDoctor.',
  ]);
});

test('lib names no call', () => {
  const tree = buildSourceTree({
    ...contract,
    'apps/web/src/lib/kept.ts':
      "// not 'getDoctor'\nconst kept: ResponseOf<'getDoctor'>[] = ['getDoctor', 'getDoctors'];",
    'apps/web/src/lib/kept.test.ts': "send('getDoctor')",
  });
  expect(checkLibCalls(tree)).toEqual(['apps/web/src/lib/kept.ts:2 names the call getDoctor: lib names no call.']);
});
