import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Worker } from '../../../platform/jobs/worker.ts';
import type { OwnData } from '../../../platform/own-data.ts';
import { m } from '../../../texts/index.ts';
import { caseDraftImage } from '../base/tables.ts';
import type { TextFinder } from '../text/text-finder-service.ts';
import { createImageFiles } from './image-files-service.ts';
import { createImageJobs } from './image-jobs.ts';
import { getImagePath, getVersions } from './image-path.ts';
import { createImageRepository } from './image-repository.ts';
import { createImageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';
import { createPublishImages, type PublishImages } from './publish-images-service.ts';
import { createReadTextWorker } from './read-text-service.ts';

/** The calls of pictures. */
export type ImageCall = 'uploadCaseImage' | 'maskCaseImage' | 'listCaseImages';

/** The part of the module that pictures are. */
export interface CaseImages {
  readonly handlers: Handlers<ImageCall>;
  readonly routes: FastifyPluginAsync;
  readonly workers: readonly Worker[];
  readonly jobs: readonly Job[];
  readonly ownData: OwnData;
  /** For the drafts that have them. */
  readonly publishing: PublishImages;
}

/** Creates the pictures of drafts, from their upload to their publication (rules/case-image). */
export function createCaseImages(
  deps: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'log' | 'storage' | 'keyFor' | 'previousKeyFor'>,
  textFinder: TextFinder,
): CaseImages {
  const files = createImageFiles(deps);
  const images = createImageService(deps, files);
  return {
    handlers: {
      uploadCaseImage: (input, { session }) => images.upload(session, input),
      maskCaseImage: (input, { session }) => images.mask(session, input),
      listCaseImages: async ({ draftId }, { session }) => ({ list: await images.list(session.customerId, draftId) }),
    },
    routes: createImageRoutes(images),
    workers: [createReadTextWorker(deps, { files, textFinder })],
    jobs: createImageJobs(files),
    publishing: createPublishImages(deps, files),
    ownData: {
      rows: [
        {
          name: 'case-draft-images',
          title: m['ownData.case.images'],
          table: caseDraftImage,
          account: caseDraftImage.accountId,
        },
      ],
      listFiles: async (db, accountId) =>
        (await createImageRepository(db).listOfAccount(accountId)).map((image) => ({
          path: `case-images/${image.id}.webp`,
          storedAs: getImagePath(image, getVersions(image.boxes).full),
          decrypt: () => files.readMasked(image),
        })),
    },
  };
}
