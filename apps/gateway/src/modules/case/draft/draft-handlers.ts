import type { Handlers } from '../../../platform/http/handler.ts';
import type { CaseTags } from './case-tag-service.ts';
import type { DraftService } from './draft-service.ts';
import type { createReviseService } from './revise-service.ts';
import type { createSaveDraft } from './save-draft-service.ts';
import type { createSubmitService } from './submit-service.ts';

/** The calls of drafts. */
export type DraftCall =
  | 'saveCaseDraft'
  | 'getCaseDraft'
  | 'listCaseDrafts'
  | 'deleteCaseDraft'
  | 'submitCase'
  | 'withdrawCase'
  | 'reviseCase'
  | 'listCaseTags';

/** The services of drafts. */
interface DraftServices {
  readonly drafts: DraftService;
  readonly saving: ReturnType<typeof createSaveDraft>;
  readonly submitting: ReturnType<typeof createSubmitService>;
  readonly revisions: ReturnType<typeof createReviseService>;
  readonly tags: CaseTags;
}

/** Handles the calls of drafts (rules/case-draft). */
export function createDraftHandlers({
  drafts,
  saving,
  submitting,
  revisions,
  tags,
}: DraftServices): Handlers<DraftCall> {
  return {
    saveCaseDraft: (input, caller) => saving.saveDraft(input, caller),

    getCaseDraft: ({ id }, { session }) => drafts.getDraft(session.customerId, id),

    listCaseDrafts: ({ cursor }, { session }) => drafts.listDrafts(session.customerId, cursor),

    async deleteCaseDraft({ id }, { session }) {
      await drafts.deleteDraft(session.customerId, id);
      return {};
    },

    submitCase: (input, caller) => submitting.submit(input, caller),

    withdrawCase: (input, caller) => submitting.withdraw(input, caller),

    reviseCase: async ({ id }, caller) => ({ draftId: await revisions.revise(id, caller) }),

    listCaseTags: async (input) => ({ list: await tags.list(input) }),
  };
}
