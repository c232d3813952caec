import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { type ConsentService, createConsentService } from './consent-service.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { agreement } from './tables.ts';

type AgreementModule = Module<'getAgreementByCode' | 'getAgreementConsent' | 'acceptAgreements'> & {
  readonly consents: ConsentService;
};

/** The two agreements, filled in with the operator's own values, and who accepted which version of them. */
export function createAgreement(deps: AppContext): AgreementModule {
  const { db, config } = deps;
  const consents = createConsentService(deps);
  return {
    consents,
    handlers: {
      async getAgreementByCode({ code }) {
        const [row] = await db.select().from(agreement).where(eq(agreement.code, code));
        if (!row) throw new CallError('notFound');
        return { ...row, sections: fillPlaceholders(row.sections, config.site) };
      },

      getAgreementConsent: (_input, context) => consents.getConsents(context.session.customerId),

      async acceptAgreements({ accepted }, context) {
        await consents.acceptVersions(context, context.session.customerId, accepted);
        return {};
      },
    },
  };
}
