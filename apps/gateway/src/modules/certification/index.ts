import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createPhonePageContent, type QrCodeContent } from '../account/qr-login/qr-code-content.ts';
import { createRefuseScene } from '../account/qr-login/refuse-scene-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { LiveService } from '../live/event/service.ts';
import type { PrivateUploads } from '../transfer/private-upload-service.ts';
import { createApplyService } from './apply-service.ts';
import { type CertificationCall, createHandlers } from './handlers.ts';
import { type CertificationInfo, createCertificationInfo } from './info-service.ts';
import { createCertificationData } from './own-data-service.ts';
import { createPhoneHandlers, type PhoneCertificationCall } from './phone/phone-handlers.ts';
import { createGetPhoneStep, createPhoneSceneService, deleteOldCodes } from './phone/phone-scene-service.ts';
import { getPictureFolder } from './picture-path.ts';
import { createPictureRoutes } from './picture-routes.ts';
import { createPictureService } from './picture-service.ts';
import {
  type CertificationReview,
  type CertificationReviewDependencies,
  createCertificationReview,
} from './review-service.ts';

/** Certifications of doctors, nurses, assistants and companies (rules/certification#states). */
export function createCertification(
  deps: AppContext,
  services: CertificationReviewDependencies & {
    doctors: Pick<DoctorService, 'listSpecialties'>;
    liveEvents: Pick<LiveService, 'findAuthorizeType'>;
    privateUploads: PrivateUploads;
    /** Content of QR codes where WeChat is configured; null for the portal's own phone page. */
    wechatContent: QrCodeContent | null;
  },
): Module<CertificationCall | PhoneCertificationCall> &
  Pick<CertificationInfo, 'findReview'> & { readonly review: CertificationReview } {
  const pictures = createPictureService(deps);
  const info = createCertificationInfo(deps, { ...services, getPhoneStep: createGetPhoneStep(deps) });
  const applications = createApplyService(deps, { ...services, pictures });
  const scenes = createPhoneSceneService(deps, {
    profiles: services.profiles,
    refuseScene: createRefuseScene(deps),
    qrCodeContent: services.wechatContent ?? createPhonePageContent(deps.config, 'certify'),
  });
  return {
    review: createCertificationReview(deps, { ...services, pictures }),
    findReview: (accountId) => info.findReview(accountId),
    handlers: {
      ...createHandlers({ info, applications, pictures }),
      ...createPhoneHandlers({ scenes, info, applications, pictures, privateUploads: services.privateUploads }),
    },
    routes: createPictureRoutes(pictures),
    jobs: [
      { name: 'certification-codes', batch: deleteOldCodes },
      { name: 'certification-uploads', removesFiles: true, batch: (tx, now) => pictures.deleteStale(tx, now) },
      { name: 'certification-pictures', removesFiles: true, batch: (tx, now) => pictures.deleteExpired(tx, now) },
    ],
    constraints: { certification_open: 'conflict' },
    workers: [],
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    erasure: async (_tx, { id }) => ({ folders: [getPictureFolder(id)] }),
    ownData: createCertificationData(pictures),
  };
}
