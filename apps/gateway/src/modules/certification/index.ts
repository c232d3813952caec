import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { SessionService } from '../account/sessions/session-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { LiveService } from '../live/service.ts';
import { createApplyService } from './apply-service.ts';
import { type CertificationCall, createHandlers } from './handlers.ts';
import { createCertificationInfo } from './info-service.ts';
import { createCertificationJobs } from './jobs.ts';
import { getPictureFolder } from './picture-path.ts';
import { createPictureRoutes } from './picture-routes.ts';
import { createPictureService } from './picture-service.ts';

/** Certifications of doctors, nurses, assistants and companies (rules/certification#states). */
export function createCertification(
  deps: AppContext,
  services: {
    profiles: ProfileService;
    sessions: SessionService;
    doctors: Pick<DoctorService, 'listSpecialties'>;
    lives: Pick<LiveService, 'findAuthorizeType'>;
  },
): Module<CertificationCall> {
  const pictures = createPictureService(deps);
  const info = createCertificationInfo(deps, services);
  const applications = createApplyService(deps, { ...services, pictures });
  return {
    handlers: createHandlers({ info, applications, pictures }),
    routes: createPictureRoutes(pictures),
    jobs: createCertificationJobs(pictures),
    constraints: { certification_open: 'conflict' },
    workers: [],
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    erasure: async (_tx, { id }) => ({ folders: [getPictureFolder(id)] }),
  };
}
