import { getNextCaseDraftState, PromptScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { DecisionOutcome } from '../../../platform/decision-outcome.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import type { DraftMedia } from './draft-media-service.ts';
import { buildEditorLink, composeReturned } from './draft-messages.ts';
import { createDraftRepository, type DraftRow } from './draft-repository.ts';
import { type DraftProblem, findDraftProblems } from './find-problems-service.ts';
import type { PublishDraft } from './publish-service.ts';
import { createReviewRepository } from './review-repository.ts';

/** The words of a reviewer about a draft. */
export interface Return {
  readonly reviewer: string;
  readonly reason: string;
  readonly remarks: DraftRow['remarks'];
}

/** `notFound`: there is no draft of this id; `conflict`: it is not in review any more. */
type ReturnOutcome = DecisionOutcome<
  { readonly title: string },
  { readonly result: 'notFound' } | { readonly result: 'conflict'; readonly state: string }
>;

/** A draft as a reviewer reads it. */
export interface ReviewedDraft {
  readonly draft: DraftRow;
  readonly author: string;
  readonly problems: readonly DraftProblem[];
}

export type CaseReview = ReturnType<typeof createCaseReview>;

/** Operations of reviewers on the drafts of cases (rules/case-draft#review). */
export function createCaseReview(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    postMessage,
    media,
    publishDraft,
  }: {
    readonly postMessage: PostMessage;
    readonly media: Pick<DraftMedia, 'readImage'>;
    readonly publishDraft: PublishDraft;
  },
) {
  return {
    list: (limit: number) => createReviewRepository(db).listInReview(limit),

    /** A draft in review with what its publication would refuse; undefined for any other. The reading is logged. */
    show: (id: string, reviewer: string): Promise<ReviewedDraft | undefined> =>
      db.transaction(async (tx) => {
        const found = await createReviewRepository(tx).find(id);
        if (found?.draft.state !== 'review') return undefined;
        const { accountId, version } = found.draft;
        const detail = { draftId: id, version, reviewer };
        await audit.record(tx, { event: 'caseDraftViewed', accountId, ip: null, deviceId: null, detail });
        return { ...found, problems: await findDraftProblems(tx, found.draft) };
      }),

    readImage: media.readImage,

    /** Returns a draft to its author, with remarks at their sections. */
    return: (id: string, { reviewer, reason, remarks }: Return): Promise<ReturnOutcome> =>
      db.transaction(async (tx): Promise<ReturnOutcome> => {
        const drafts = createDraftRepository(tx);
        const draft = await drafts.lock(id);
        if (!draft) return { result: 'notFound' };
        const state = getNextCaseDraftState(draft.state, 'return');
        if (state !== 'returned') return { result: 'conflict', state: draft.state };
        const { accountId, title, version } = draft;
        const now = clock.now();
        await drafts.update(id, { state, stateChangedAt: now, reason, remarks });
        const compose = composeReturned(title, reason);
        const pcLink = buildEditorLink(id);
        await postMessage(tx, { accountId, scene: PromptScene.message, compose, pcLink, sentAt: now });
        const detail = { draftId: id, version, reviewer, reason, remarks: remarks.length };
        await audit.record(tx, { event: 'caseReturned', accountId, ip: null, deviceId: null, detail });
        return { result: 'decided', title };
      }),

    publish: publishDraft,
  };
}
