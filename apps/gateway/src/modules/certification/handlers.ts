import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers, SessionContext } from '../../platform/http/handler.ts';
import { decodeBase64 } from '../../platform/http/large-body.ts';
import { m } from '../../texts/index.ts';
import type { ApplyService } from './apply-service.ts';
import type { CertificationInfo } from './info-service.ts';
import type { PictureOwner, PictureService } from './picture-service.ts';

export type CertificationCall =
  | 'getCustomerAuthInfo'
  | 'dismissAuthLead'
  | 'submitAuthAction'
  | 'uploadAuthEnclosure'
  | 'deleteAuthEnclosures';

/** Handles the calls of certifications. */
export function createHandlers({
  info,
  applications,
  pictures,
}: {
  info: CertificationInfo;
  applications: ApplyService;
  pictures: PictureService;
}): Handlers<CertificationCall> {
  return {
    getCustomerAuthInfo: ({ activityId }, { session }) => info.get(session.customerId, activityId),

    dismissAuthLead: async (_input, { session }) => ({
      authenticationState: await applications.dismissLead(session.customerId),
    }),

    submitAuthAction: async (submission, context) => ({
      authenticationState: await applications.apply(toOwner(context), submission),
    }),

    uploadAuthEnclosure: async ({ fileContent, attType, consent }, context) => ({
      attPath: await pictures.upload(toOwner(context), await decodeBase64(fileContent), { attType, consent }),
    }),

    async deleteAuthEnclosures(_input, context) {
      const owner = toOwner(context);
      if (await pictures.deleteDecided(owner)) return {};
      const { certification } = await info.get(owner.accountId);
      const isOpen = certification?.state === 'draft' || certification?.state === 'review';
      if (isOpen) {
        throw new CallError('conflict', { text: (locale) => m['certification.pictures.notDecided']({}, { locale }) });
      }
      return {};
    },
  };
}

function toOwner({ session, ip, deviceId }: SessionContext): PictureOwner {
  return { accountId: session.customerId, ip, deviceId };
}
