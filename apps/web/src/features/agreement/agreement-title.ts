import type { AgreementCode } from '../../entities/agreement/api/get-agreement-by-code.ts';
import { m } from '../../texts/index.ts';

/** The codes of the agreements, in the order of the tabs (rules/agreement#texts). */
export const agreementCodes = ['userAgreement', 'privacyPolicy'] as const satisfies readonly AgreementCode[];

const titles: Record<AgreementCode, () => string> = {
  userAgreement: m['shell.footer.terms'],
  privacyPolicy: m['shell.footer.privacy'],
};

/** The title of an agreement in the footer and on the page. */
export const agreementTitle = (code: AgreementCode) => titles[code]();
