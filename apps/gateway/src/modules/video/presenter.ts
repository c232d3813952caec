import type { CollectionCard } from '@osteon/contract';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import type { CollectionCardRow } from './collection-card-repository.ts';

/** The card of a collection (home page). */
export function presentCollectionCard(row: CollectionCardRow): CollectionCard {
  const { id, title, summary } = row.collection;
  const { videoCount, totalSeconds } = row;
  return {
    id,
    title,
    summary,
    videoCount,
    totalSeconds,
    specialty: presentSpecialty(row.specialty),
    picture: presentPicture(row.picture),
    pcLink: buildCollectionLink(id),
  };
}

/** The place of a collection on the page of all. */
export function buildCollectionLink(id: string): string {
  return `/surgeryVideoList#${id}`;
}
