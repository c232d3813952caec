import type { AppContext } from '../../../platform/app-context.ts';
import type { DraftMedia } from './draft-media-service.ts';
import { createDraftRepository, type DraftRange, type DraftRow } from './draft-repository.ts';

/** A draft as the list of all works of its author has it. */
export interface OwnDraft {
  readonly id: string;
  readonly title: string;
  readonly state: DraftRow['state'];
  readonly savedAt: number;
  readonly version: number;
  /** The reviewer's words while it is returned; empty for none. */
  readonly reason: string;
  /** The address of its first picture, 200 px wide; empty for none. */
  readonly thumbnailUrl: string;
}

export type OwnDrafts = ReturnType<typeof createOwnDrafts>;

/** Drafts beside what their authors have published (rules/personal#published-content). */
export function createOwnDrafts({ db }: Pick<AppContext, 'db'>, media: Pick<DraftMedia, 'getThumbnailUrl'>) {
  const drafts = createDraftRepository(db);
  return {
    /** The drafts of an account after a cursor, the last saved first. */
    async list(accountId: string, range: DraftRange): Promise<OwnDraft[]> {
      const rows = await drafts.listOwn(accountId, range);
      return rows.map(({ id, title, state, savedAt, version, reason, firstImageId }) => ({
        id,
        title,
        state,
        savedAt,
        version,
        reason: state === 'returned' ? reason : '',
        thumbnailUrl: firstImageId === null ? '' : media.getThumbnailUrl(firstImageId),
      }));
    },

    /** The number of an account's drafts in each state. */
    async count(accountId: string): Promise<Record<DraftRow['state'], number>> {
      const counts = { draft: 0, review: 0, returned: 0 };
      for (const { state, count } of await drafts.countByState(accountId)) counts[state] = count;
      return counts;
    },

    /** The ids of the drafts that revise these cases, by the case. */
    async findRevisions(caseIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = caseIds.length > 0 ? await drafts.listRevisions(caseIds) : [];
      return new Map(rows.flatMap(({ id, caseId }) => (caseId === null ? [] : [[caseId, id] as const])));
    },
  };
}
