import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { CertificateService } from './certificate-service.ts';
import { getCertificateAddress } from './signed-certificate-fields.ts';

/** Path at which a certificate is served to its owner; its serial follows. */
export const CERTIFICATE_ROUTE = '/gateway/credit-service/certificateFile';

/** Handles the call of certificates. */
export function createCertificateHandlers(
  { config }: Pick<AppContext, 'config'>,
  certificates: Pick<CertificateService, 'issue'>,
): Handlers<'issueCertificate'> {
  return {
    async issueCertificate({ id }, { session, ip, deviceId }) {
      const row = await certificates.issue({ accountId: session.customerId, ip, deviceId }, id);
      const { serial, name, title, titleEn, completedAt, issuedAt, lessons, hours, score, lecturers } = row;
      const { creditClass, points } = row;
      return {
        serial,
        name,
        title,
        titleEn,
        completedAt,
        issuedAt,
        lessons,
        hours,
        credit: creditClass && { creditClass, points },
        score,
        lecturers,
        url: `${CERTIFICATE_ROUTE}/${serial}`,
        verifyUrl: getCertificateAddress(config.publicUrl, row),
      };
    },
  };
}
