import { ResourceType } from '@osteon/domain';

/** The resource types that the search finds, in the order of their tabs. */
export const SEARCHABLE_TYPES = [
  ResourceType.video,
  ResourceType.live,
  ResourceType.course,
  ResourceType.case,
  ResourceType.document,
  ResourceType.author,
  ResourceType.product,
] as const;
