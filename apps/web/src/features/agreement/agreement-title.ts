import type { AgreementCode } from '../../entities/agreement/api/get-agreement-by-code.ts';
import { m } from '../../texts/index.ts';

/** The codes of seed 000 §2, /agreementPage, in the order of the tabs. */
export const agreementCodes = ['userAgreement', 'privacyPolicy'] as const satisfies readonly AgreementCode[];

const titles: Record<AgreementCode, () => string> = {
  userAgreement: m['shell.footer.terms'],
  privacyPolicy: m['shell.footer.privacy'],
};

/** What the footer and the page call an agreement. */
export const agreementTitle = (code: AgreementCode) => titles[code]();
