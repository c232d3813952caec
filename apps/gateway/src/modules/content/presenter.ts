import type { ResourceCard } from '@osteon/contract';
import { presentAuthor, presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/present-picture.ts';
import type { CardRow } from './card-query.ts';
import { resourceLink } from './links.ts';

/** A resource's card; `seconds` is where the caller is in it, undefined where nothing is known. */
export function presentCard(
  { resource, specialty, picture, author, hospital }: CardRow,
  seconds?: number,
): ResourceCard {
  const { id, type, facts, durationSeconds } = resource;
  return {
    resourceType: type,
    resourceId: id,
    title: resource.title,
    titleEn: resource.titleEn,
    summary: resource.summary,
    picture: presentPicture(picture),
    specialty: presentSpecialty(specialty),
    author: presentAuthor(author, hospital),
    publishedAt: resource.publishedAt,
    viewCount: resource.viewCount,
    durationSeconds,
    pages: resource.pages,
    vip: resource.vip,
    watched: watchedPart(seconds, durationSeconds),
    course: facts?.kind === 'course' ? facts.course : null,
    case: facts?.kind === 'case' ? facts.case : null,
    pcLink: resourceLink(resource),
  };
}

/** How much of a title has been watched, 0 to 1; null where nothing is known. */
export function watchedPart(seconds: number | undefined, durationSeconds: number | null): number | null {
  if (seconds === undefined || durationSeconds === null) return null;
  return Math.min(1, seconds / durationSeconds);
}
