import type { ResourceCard, ResponseOf } from '@osteon/contract';
import { type Recommendation, type RecommendationBasis, rankRecommendations } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Viewer } from '../../content/card-service.ts';
import type { ContentService } from '../../content/service.ts';
import { createRecommendationRepository, type SubjectRow } from './recommendation-repository.ts';

type Recommended = ResponseOf<'getHome'>['recommended'];

/** Resources that are compared with others for what they have in common. */
const SUBJECTS = 20;

/** 'Less of this' that counts: the last ones. */
const DISMISSED = 100;

export type RecommendationService = ReturnType<typeof createRecommendationService>;

/** Creates the service of the recommendations of accounts (rules/home#recommendations). */
export function createRecommendationService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  content: Pick<ContentService, 'findCards'>,
) {
  const repository = createRecommendationRepository(db);

  async function rank(accountId: string, limit: number) {
    const [watched, collected, dismissed, specialtyId, ofFollowed] = await Promise.all([
      repository.listWatched(accountId, SUBJECTS),
      repository.listCollected(accountId, SUBJECTS),
      repository.listDismissed(accountId, DISMISSED),
      repository.findSpecialty(accountId),
      repository.listOfFollowed(accountId),
    ]);
    const tagIds = [...new Set([...watched, ...collected].flatMap((subject) => subject.tagIds))];
    const [ofTags, ofSpecialty] = await Promise.all([
      tagIds.length > 0 ? repository.listOfTags(tagIds) : [],
      specialtyId === '' ? [] : repository.listOfSpecialty(specialtyId),
    ]);
    const ids = [...new Set([...ofFollowed, ...ofTags, ...ofSpecialty])];
    const candidates = ids.length > 0 ? await repository.listSubjects(ids) : [];
    const authorIds = [...new Set(candidates.map(({ authorId }) => authorId))];
    const followedAuthorIds = authorIds.length > 0 ? await repository.listFollowedOf(accountId, authorIds) : [];
    const signals = { followedAuthorIds, watched, collected, specialtyId, dismissed };
    const ranked = rankRecommendations(candidates, signals, { now: clock.now(), limit });
    return { ranked, subjects: [...watched, ...collected], dismissed };
  }

  return {
    /**
     * As many resources as the editors picked: those of the account with their reasons, then the picks that it has not
     * dismissed.
     */
    async recommend(viewer: NonNullable<Viewer>, picks: Recommended): Promise<Recommended> {
      const { ranked, subjects, dismissed } = await rank(viewer.customerId, picks.length);
      if (ranked.length === 0 && dismissed.length === 0) return picks;
      const cards = await content.findCards(
        ranked.map(({ id }) => id),
        viewer,
      );
      const personal = cards.flatMap((card) => presentRecommendation(card, ranked, subjects) ?? []);
      const without = new Set([...personal.map(({ resourceId }) => resourceId), ...dismissed.map(({ id }) => id)]);
      const rest = picks.filter(({ resourceId }) => !without.has(resourceId));
      return [...personal, ...rest].slice(0, picks.length);
    },

    /** Stores that an account dismisses a resource, or reverts that. @throws {CallError} notFound */
    async setDismissed(accountId: string, resourceId: string, on: boolean): Promise<void> {
      if (!on) return repository.restore(accountId, resourceId);
      const [found] = await repository.listSubjects([resourceId]);
      if (!found) throw new CallError('notFound');
      await repository.dismiss({ accountId, resourceId, dismissedAt: clock.now() });
    },
  };
}

/** A card with the reason of its recommendation for the reader; null where its author was erased. */
function presentRecommendation(
  card: ResourceCard,
  ranked: readonly Recommendation[],
  subjects: readonly SubjectRow[],
): Recommended[number] | null {
  const basis = ranked.find(({ id }) => id === card.resourceId)?.basis;
  const reason = basis && presentReason(card, basis, subjects);
  return reason ? { ...card, reason } : null;
}

function presentReason(
  { author, specialty }: ResourceCard,
  basis: RecommendationBasis,
  subjects: readonly SubjectRow[],
): Recommended[number]['reason'] {
  if (basis.kind === 'following') return author && { kind: 'following', name: author.name, nameEn: author.nameEn };
  if (basis.kind === 'specialty') return { kind: 'specialty', name: specialty.name, nameEn: specialty.nameEn };
  const subject = subjects.find(({ id }) => id === basis.resourceId);
  return subject ? { kind: basis.kind, title: subject.title, titleEn: subject.titleEn } : null;
}
