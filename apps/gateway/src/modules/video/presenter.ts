import type { CollectionCard } from '@osteon/contract';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import type { CollectionCardRow } from './repository.ts';

/** A row as the contract's card of a collection. */
export function presentCollectionCard(row: CollectionCardRow): CollectionCard {
  const { videoCount, totalSeconds } = row;
  const { id, title, summary } = row.collection;
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

/** Path of a collection, below the portal's base (rules/video#collections). */
export function buildCollectionLink(id: string): string {
  return `/surgeryVideoList#${id}`;
}
