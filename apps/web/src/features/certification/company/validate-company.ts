import { isCreditCode, validateCertificationName } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import type { CompanyDraft } from './company-draft.ts';

const CREDIT_CODE_LENGTH = 18;

/** The problem of each field, in words; null for a right one (rules/certification-pages#company-page). */
export interface CompanyProblems {
  readonly company: string | null;
  readonly licenceNo: string | null;
  readonly legalPerson: string | null;
}

/** Validates the input of a company, by the rules that the gateway applies. */
export function validateCompany({ company, licenceNo, legalPerson }: CompanyDraft): CompanyProblems {
  const name = validateCertificationName(legalPerson);
  return {
    company: company.trim() === '' ? m['cert.company.nameRequired']() : null,
    licenceNo: describeCreditCode(licenceNo),
    legalPerson:
      name && (name === 'cert.form.nameRequired' ? m['cert.form.nameRequired']() : m['cert.form.nameInvalid']()),
  };
}

function describeCreditCode(code: string): string | null {
  if (code === '') return m['cert.company.creditCodeRequired']();
  if (code.length !== CREDIT_CODE_LENGTH) return m['cert.company.creditCodeLength']({ count: code.length });
  return isCreditCode(code) ? null : m['cert.company.creditCodeInvalid']();
}
