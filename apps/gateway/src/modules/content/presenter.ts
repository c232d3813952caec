import type { ResourceCard } from '@osteon/contract';
import { presentAuthor, presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import type { CardRow } from './repository/select-cards.ts';
import { buildResourceLink } from './resource-link.ts';

/** A resource's card; `seconds` is the viewer's position in the video, undefined if there is none. */
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
    // Nothing of an erased account is left but its works.
    author: author.state === 'erased' ? null : presentAuthor(author, hospital),
    publishedAt: resource.publishedAt,
    viewCount: resource.viewCount,
    durationSeconds,
    pages: resource.pages,
    vip: resource.vip,
    watched: getWatchedShare(seconds, durationSeconds),
    course: facts?.kind === 'course' ? facts.course : null,
    case: facts?.kind === 'case' ? facts.case : null,
    pcLink: buildResourceLink(resource),
  };
}

/** The watched share of a video, 0 to 1; null without a position or a duration. */
export function getWatchedShare(seconds: number | undefined, durationSeconds: number | null): number | null {
  if (seconds === undefined || durationSeconds === null) return null;
  return Math.min(1, seconds / durationSeconds);
}
