import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { fillIn } from './agreement-text.ts';
import { type Consents, createConsents } from './consents.ts';
import { agreement } from './tables.ts';

type AgreementModule = Module<'getAgreementByCode' | 'getAgreementConsent' | 'acceptAgreements'> & {
  readonly consents: Consents;
};

/** The two agreements, filled in with the operator's own values, and who accepted which version of them. */
export function createAgreement(deps: AppContext): AgreementModule {
  const { db, config } = deps;
  const consents = createConsents(deps);
  return {
    consents,
    handlers: {
      async getAgreementByCode({ code }) {
        const [row] = await db.select().from(agreement).where(eq(agreement.code, code));
        if (!row) throw new CallError('notFound');
        return { ...row, sections: fillIn(row.sections, config.site) };
      },

      getAgreementConsent: (_input, context) => consents.read(context.session.customerId),

      async acceptAgreements({ accepted }, context) {
        await consents.accept(context, context.session.customerId, accepted);
        return {};
      },
    },
  };
}
