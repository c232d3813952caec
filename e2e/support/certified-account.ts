import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { callGateway } from './gateway/gateway-client.ts';
import { freshMobile, logInByCode } from './log-in.ts';
import { runOperator } from './operator.ts';

/** The proofs of a level (rules/certification#attachments): a work card; licence and title certificate. */
const PROOFS = { 1: [11], 2: [12, 13] } as const;

/**
 * Logs a new doctor in who was certified without the pages, for journeys that run beside others: the later login of two
 * with one account would end the session of the earlier. The cookies stay with `request`. Returns the mobile number.
 */
export async function logInAsDoctor(request: APIRequestContext, fullName: string): Promise<string> {
  const mobile = freshMobile();
  await logInByCode(request, mobile);
  await certify(request, fullName, 1);
  return mobile;
}

/** Certifies the account of `request`, as the operator who accepts what it has submitted. */
export async function certify(request: APIRequestContext, fullName: string, level: 1 | 2): Promise<void> {
  await callGateway(request, 'submitAuthAction', {
    opflag: 1,
    company: '北泽骨科医院',
    fullName,
    newAreasExpertise: ['joint'],
    role: 6,
    level,
    country: 'CN',
  });
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const authAttList = [];
  for (const attType of PROOFS[level]) {
    const { attPath } = await callGateway(request, 'uploadAuthEnclosure', {
      extName: 'jpg',
      fileContent: picture.toString('base64'),
      attType,
    });
    authAttList.push({ attPath, attPositionType: 1 as const, attType });
  }
  await callGateway(request, 'submitAuthAction', { opflag: 2, authAttList, isCompleted: 0 });
  const { certification } = await callGateway(request, 'getCustomerAuthInfo', {});
  await runOperator('certifications', 'accept', certification?.number ?? '', '--by', '审核员');
}
