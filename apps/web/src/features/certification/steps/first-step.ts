import type { CertificationStep } from '@osteon/domain';
import type { Certification } from '../../../entities/certification/api/get-customer-auth-info.ts';

/**
 * Returns the first step of the dialog: the refused items to fix, else the choice of the country
 * (rules/certification-pages#dialog).
 */
export function getFirstStep(certification: Certification | null): CertificationStep {
  if (certification?.state !== 'refused') return 'country';
  if (certification.country === 'CN') return 'qr';
  const basicInfo = certification.items.find(({ item }) => item === 'basicInfo');
  return basicInfo?.state === 'refused' ? 'basicInfo' : 'upload';
}
