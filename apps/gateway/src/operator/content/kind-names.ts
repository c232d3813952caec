import { ResourceType } from '@osteon/domain';

/** The types of resources by the word that operators and files use. */
export const KIND_TYPES = {
  video: ResourceType.video,
  document: ResourceType.document,
  case: ResourceType.case,
  course: ResourceType.course,
} as const;

/** The word of a type. */
export function getKindName(type: number): string {
  return Object.entries(KIND_TYPES).find(([, each]) => each === type)?.[0] ?? String(type);
}
