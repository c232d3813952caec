/** Fields of a resource that recommendations compare. */
export interface RecommendationSubject {
  readonly id: string;
  readonly authorId: string;
  readonly specialtyId: string;
  readonly tagIds: readonly string[];
}

/** A resource that may be recommended; `publishedAt` in ms. */
export interface RecommendationCandidate extends RecommendationSubject {
  readonly publishedAt: number;
}

/** Signals of an account for recommendations; the latest first in each list. */
export interface RecommendationSignals {
  readonly followedAuthorIds: readonly string[];
  readonly watched: readonly RecommendationSubject[];
  readonly collected: readonly RecommendationSubject[];
  /** The account's own; empty where none is chosen. */
  readonly specialtyId: string;
  /** Recommendations that it has dismissed. */
  readonly dismissed: readonly RecommendationSubject[];
}

/**
 * Reason of a recommendation: a followed author, a viewed resource or a favourite with a tag in common, the own
 * specialty.
 */
export type RecommendationBasis =
  | { readonly kind: 'following'; readonly authorId: string }
  | { readonly kind: 'watched' | 'collected'; readonly resourceId: string }
  | { readonly kind: 'specialty'; readonly specialtyId: string };

/** A recommended resource. */
export interface Recommendation {
  readonly id: string;
  readonly basis: RecommendationBasis;
}

/** Points of each basis; a resource gets those of all that hold, and the reader is shown the one with the most. */
const POINTS = { following: 40, watched: 30, collected: 25, specialty: 10 } as const;

/** Points of resources of the last days, and the number of these days. */
const NEW_POINTS = 5;
const NEW_MS = 30 * 86_400_000;

/** Points that each 'less of this' subtracts from resources of the same author, and of the same specialty. */
const AUTHOR_PENALTY = 30;
const SPECIALTY_PENALTY = 5;
const SPECIALTY_PENALTY_MAX = 20;

/** Recommended resources of one author. */
const PER_AUTHOR = 3;

/**
 * Ranks resources for an account: most points first, then the newest. Excluded are resources that it has viewed,
 * dismissed or added to its favourites, and those without points (rules/home#recommendations).
 */
export function rankRecommendations(
  candidates: readonly RecommendationCandidate[],
  signals: RecommendationSignals,
  { now, limit }: { readonly now: number; readonly limit: number },
): Recommendation[] {
  const known = new Set([...signals.watched, ...signals.collected, ...signals.dismissed].map(({ id }) => id));
  const ranked = candidates
    .filter(({ id }) => !known.has(id))
    .flatMap((candidate) => {
      const [basis, points] = weigh(candidate, signals);
      const score = points + (now - candidate.publishedAt < NEW_MS ? NEW_POINTS : 0) - countPenalty(candidate, signals);
      return basis !== null && score > 0 ? [{ candidate, basis, score }] : [];
    })
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.candidate.publishedAt - a.candidate.publishedAt ||
        (a.candidate.id < b.candidate.id ? 1 : -1),
    );
  const countByAuthor = new Map<string, number>();
  const chosen: Recommendation[] = [];
  for (const { candidate, basis } of ranked) {
    const ofAuthor = countByAuthor.get(candidate.authorId) ?? 0;
    if (chosen.length === limit) break;
    if (ofAuthor === PER_AUTHOR || chosen.some(({ id }) => id === candidate.id)) continue;
    countByAuthor.set(candidate.authorId, ofAuthor + 1);
    chosen.push({ id: candidate.id, basis });
  }
  return chosen;
}

/** The basis with the most points, and the points of all that hold. */
function weigh(
  candidate: RecommendationSubject,
  { followedAuthorIds, watched, collected, specialtyId }: RecommendationSignals,
): readonly [RecommendationBasis | null, number] {
  const { authorId } = candidate;
  const like = (each: RecommendationSubject) => each.tagIds.some((tagId) => candidate.tagIds.includes(tagId));
  const watchedLike = watched.find(like);
  const collectedLike = collected.find(like);
  const bases: RecommendationBasis[] = [
    ...(followedAuthorIds.includes(authorId) ? [{ kind: 'following', authorId } as const] : []),
    ...(watchedLike ? [{ kind: 'watched', resourceId: watchedLike.id } as const] : []),
    ...(collectedLike ? [{ kind: 'collected', resourceId: collectedLike.id } as const] : []),
    ...(candidate.specialtyId === specialtyId ? [{ kind: 'specialty', specialtyId } as const] : []),
  ];
  return [bases[0] ?? null, bases.reduce((sum, { kind }) => sum + POINTS[kind], 0)];
}

/** The points that 'less of this' subtracts. */
function countPenalty({ authorId, specialtyId }: RecommendationSubject, { dismissed }: RecommendationSignals): number {
  const ofAuthor = dismissed.filter((each) => each.authorId === authorId).length;
  const ofSpecialty = dismissed.filter((each) => each.specialtyId === specialtyId).length;
  return ofAuthor * AUTHOR_PENALTY + Math.min(ofSpecialty * SPECIALTY_PENALTY, SPECIALTY_PENALTY_MAX);
}
