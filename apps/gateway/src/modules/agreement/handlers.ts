import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createConsentRepository } from './consent-repository.ts';
import type { ConsentService } from './consent-service.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

export type AgreementCall = 'getAgreementByCode' | 'getAgreementConsent' | 'acceptAgreements';

/** Handles the calls of agreements. */
export function createHandlers(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  consents: ConsentService,
): Handlers<AgreementCall> {
  const agreements = createConsentRepository(db);
  return {
    async getAgreementByCode({ code }) {
      const row = await agreements.findAgreement(code);
      if (!row) throw new CallError('notFound');
      return { ...row, sections: fillPlaceholders(row.sections, config.site) };
    },

    getAgreementConsent: (_input, context) => consents.getConsents(context.session.customerId),

    async acceptAgreements({ accepted }, context) {
      await consents.acceptVersions(context, context.session.customerId, accepted);
      return {};
    },
  };
}
