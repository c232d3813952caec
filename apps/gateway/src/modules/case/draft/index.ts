import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { EraseAccount } from '../../../platform/module.ts';
import type { OwnRows } from '../../../platform/own-data.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import { m } from '../../../texts/index.ts';
import type { PublishAuthored } from '../../content/publish-authored-service.ts';
import { removeUnusedPictures } from '../../media/picture-service.ts';
import { caseDraft, caseDraftSeries } from '../base/tables.ts';
import { createCaseTags } from './case-tag-service.ts';
import { createDraftHandlers, type DraftCall } from './draft-handlers.ts';
import type { DraftMedia } from './draft-media-service.ts';
import { createDraftService } from './draft-service.ts';
import { createExpiryJobs } from './expiry-jobs.ts';
import { createOwnDrafts, type OwnDrafts } from './own-drafts-service.ts';
import { createPublishDraft } from './publish-service.ts';
import { type CaseReview, createCaseReview } from './review-service.ts';
import { createReviseService } from './revise-service.ts';
import { createSaveDraft } from './save-draft-service.ts';
import { createSubmitService, type WithdrawResource } from './submit-service.ts';

/** Services of other modules that drafts need. */
export interface DraftNeeds {
  readonly authored: PublishAuthored;
  readonly withdrawResource: WithdrawResource;
  readonly createNameMatcher: Parameters<typeof createCaseTags>[1];
  readonly postMessage: PostMessage;
}

/** The part of the module that drafts are. */
interface Drafts {
  readonly handlers: Handlers<DraftCall>;
  readonly review: CaseReview;
  readonly ownDrafts: OwnDrafts;
  readonly jobs: readonly Job[];
  readonly erasure: EraseAccount;
  readonly ownRows: readonly OwnRows[];
}

/** Creates the drafts of cases, from their first words to their publication (rules/case-draft). */
export function createDrafts(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit' | 'storage' | 'log' | 'contentEvents'>,
  { authored, withdrawResource, createNameMatcher, postMessage }: DraftNeeds,
  media: DraftMedia,
): Drafts {
  const drafts = createDraftService(deps, media);
  const publishDraft = createPublishDraft(deps, {
    authored,
    media,
    postMessage,
    removeFiles: drafts.removeFiles,
    removePictures: (ids) => deps.db.transaction((tx) => removeUnusedPictures(tx, deps.storage.files, ids)),
  });
  return {
    handlers: createDraftHandlers({
      drafts,
      saving: createSaveDraft(deps),
      submitting: createSubmitService(deps, withdrawResource),
      revisions: createReviseService(deps),
      tags: createCaseTags(deps, createNameMatcher),
    }),
    review: createCaseReview(deps, { postMessage, media, publishDraft }),
    ownDrafts: createOwnDrafts(deps, media),
    jobs: createExpiryJobs({ postMessage, media, storage: deps.storage }),
    // The rows reference the account.
    erasure: (tx, { id }) => media.listFiles(tx, { accountId: id }),
    ownRows: [
      { name: 'case-drafts', title: m['ownData.case.drafts'], table: caseDraft, account: caseDraft.accountId },
      {
        name: 'case-draft-series',
        title: m['ownData.case.series'],
        table: caseDraftSeries,
        account: caseDraftSeries.accountId,
      },
    ],
  };
}
