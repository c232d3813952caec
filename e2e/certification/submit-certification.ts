import type { RequestOf } from '@osteon/contract';
import type { APIRequestContext } from '@playwright/test';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { drawDocument } from './draw-document.ts';

/** Applies for a certification as a doctor, without the pages; returns its number. */
export async function submitCertification(
  request: APIRequestContext,
  info: Pick<RequestOf<'submitAuthAction'>, 'fullName' | 'company' | 'department' | 'title' | 'newAreasExpertise'>,
): Promise<string> {
  await callGateway(request, 'submitAuthAction', { opflag: 1, role: 6, level: 1, country: 'CN', ...info });
  const { attPath } = await callGateway(request, 'uploadAuthEnclosure', {
    extName: 'png',
    fileContent: drawDocument('card.png').buffer.toString('base64'),
    attType: 11,
    consent: '2026-11-23',
  });
  const attachment = { attPath, attPositionType: 1, attType: 11 } as const;
  await callGateway(request, 'submitAuthAction', { opflag: 2, authAttList: [attachment], isCompleted: 0 });
  const { certification } = await callGateway(request, 'getCustomerAuthInfo', {});
  if (certification === null) throw new Error('nothing was submitted');
  return certification.number;
}
