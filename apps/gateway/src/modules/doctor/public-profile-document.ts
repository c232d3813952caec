import { ResourceType } from '@osteon/domain';
import type { PublicProfileRow } from './public-profile-repository.ts';

/** A person as indexed for the search. */
export type PublicProfileDocument = ReturnType<typeof buildPublicProfileDocument>;

/** Builds the search entry of a person: name, fields and hospital, and the biography as a passage. */
export function buildPublicProfileDocument({ doctor, specialty, hospital }: PublicProfileRow) {
  const { id, name, nameEn, specialtyId, areasOfExpertise, introduction, honours, createdAt } = doctor;
  return {
    resourceType: ResourceType.author,
    resourceId: id,
    title: name,
    titleEn: nameEn,
    labels: [...areasOfExpertise, specialty, hospital],
    summary: areasOfExpertise.join('、'),
    specialtyId,
    parts: [introduction, ...honours].filter((text) => text !== '').map((text) => ({ place: null, label: '', text })),
    publishedAt: createdAt ?? 0,
    viewCount: 0,
  };
}
