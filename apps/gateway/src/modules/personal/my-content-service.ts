import type { InputOf, ResponseOf } from '@osteon/contract';
import { z } from 'zod';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import type { Session } from '../../platform/session/session.ts';
import type { OwnDraft, OwnDrafts } from '../case/draft/own-drafts-service.ts';
import type { OwnContent, OwnContentService } from '../content/own-content-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { EngagementService } from '../engagement/service.ts';

type Answer = ResponseOf<'listMyContent'>;
type Work = Answer['list'][number];

/** Services of other modules that have the works of an account. */
export interface MyContentServices {
  readonly doctors: Pick<DoctorService, 'findPublicProfileId'>;
  readonly ownContent: OwnContentService;
  readonly ownDrafts: OwnDrafts;
  readonly engagement: Pick<EngagementService, 'findCounts'>;
}

/** Drafts are first, then what a reviewer returned, then everything else by time. */
const RANKS = { draft: 0, returned: 1, other: 2 } as const;

/** The last work of the page before: its rank, its time and its id. */
const workCursor = z.tuple([z.number().int().min(0).max(2), cursorTimestamp, cursorId]);

/** An entry of the list with its place in the order. */
interface Entry {
  readonly rank: number;
  readonly changedAt: number;
  readonly id: string;
  readonly draft: OwnDraft | null;
  readonly content: OwnContent | null;
}

/**
 * Creates the list of everything that an account has written, of two tables in one order: each is read after the same
 * cursor (rules/personal#published-content).
 */
export function createListMyContent({ doctors, ownContent, ownDrafts, engagement }: MyContentServices) {
  async function count(accountId: string, personId: string | null): Promise<Answer['counts']> {
    const [drafts, published] = await Promise.all([
      ownDrafts.count(accountId),
      personId === null ? null : ownContent.countOwn(personId),
    ]);
    if (!published) return { ...drafts, published: 0, withdrawn: 0, recheck: 0 };
    return {
      ...published,
      draft: published.draft + drafts.draft,
      review: published.review + drafts.review,
      returned: published.returned + drafts.returned,
    };
  }

  async function listEntries(
    {
      state,
      after,
      limit,
    }: { state: InputOf<'listMyContent'>['state']; after: z.output<typeof workCursor> | null; limit: number },
    session: Session,
    personId: string | null,
  ): Promise<Entry[]> {
    const accountId = session.customerId;
    const entries: Entry[] = [];
    const afterOf = (rank: number) => (after?.[0] === rank ? ([after[1], after[2]] as const) : null);
    const isPassed = (rank: number) => after !== null && after[0] > rank;
    const isWanted = (each: string) => state === undefined || state === each;
    for (const each of ['draft', 'returned'] as const) {
      const rank = RANKS[each];
      if (isPassed(rank) || !isWanted(each) || entries.length === limit) continue;
      const rows = await ownDrafts.list(accountId, {
        state: each,
        after: afterOf(rank),
        limit: limit - entries.length,
      });
      entries.push(...rows.map((draft) => toDraftEntry(rank, draft)));
    }
    if (entries.length === limit) return entries;
    const range = { after: afterOf(RANKS.other), limit: limit - entries.length };
    const [drafts, contents] = await Promise.all([
      isWanted('review') ? ownDrafts.list(accountId, { state: 'review', ...range }) : [],
      personId === null ? [] : ownContent.listOwn(personId, { state, ...range }, session),
    ]);
    const others = [...drafts.map((draft) => toDraftEntry(RANKS.other, draft)), ...contents.map(toContentEntry)];
    others.sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1));
    return [...entries, ...others].slice(0, limit);
  }

  return async ({ cursor, pageSize, state }: InputOf<'listMyContent'>, session: Session): Promise<Answer> => {
    const after = decodeCursor(workCursor, cursor);
    const personId = await doctors.findPublicProfileId(session.customerId);
    const [entries, counts] = await Promise.all([
      listEntries({ state, after, limit: pageSize + 1 }, session, personId),
      count(session.customerId, personId),
    ]);
    const page = cutPage(entries, pageSize, ({ rank, changedAt, id }) => [rank, changedAt, id]);
    const cards = page.list.flatMap(({ content }) => content?.card ?? []);
    const [engagements, revisions] = await Promise.all([
      engagement.findCounts(
        cards.map(({ resourceType, resourceId }) => ({ refType: resourceType, refId: resourceId })),
      ),
      ownDrafts.findRevisions(cards.map(({ resourceId }) => resourceId)),
    ]);
    const list = page.list.flatMap((entry): Work[] => {
      const { draft, content } = entry;
      if (draft) return [presentDraft(draft)];
      if (!content) return [];
      const { resourceId } = content.card;
      const { likes, favourites } = engagements.get(resourceId) ?? { likes: 0, favourites: 0 };
      return [{ ...presentContent(content), draftId: revisions.get(resourceId) ?? null, likes, favourites }];
    });
    return { ...page, list, counts };
  };
}

const toDraftEntry = (rank: number, draft: OwnDraft): Entry => ({
  rank,
  changedAt: draft.savedAt,
  id: draft.id,
  draft,
  content: null,
});

const toContentEntry = (content: OwnContent): Entry => ({
  rank: RANKS.other,
  changedAt: content.card.publishedAt,
  id: content.card.resourceId,
  draft: null,
  content,
});

const presentDraft = ({ id, title, state, savedAt, version, reason, thumbnailUrl }: OwnDraft): Work => ({
  state,
  title,
  changedAt: savedAt,
  version,
  reason,
  draftId: id,
  thumbnailUrl,
  resource: null,
  likes: 0,
  favourites: 0,
});

const presentContent = ({ card, state, reason }: OwnContent) => ({
  state,
  title: card.title,
  changedAt: card.publishedAt,
  version: null,
  reason,
  thumbnailUrl: '',
  resource: card,
});
