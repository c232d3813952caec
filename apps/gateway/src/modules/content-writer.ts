import { ResourceType } from '@osteon/domain';
import type { Database } from '../platform/database/connect.ts';
import { caseKind } from './case/case-details-service.ts';
import { createResourceWriter, type ResourceKinds, type ResourcePart } from './content/resource-writer-service.ts';
import { createResourceVersions } from './content/version-service.ts';
import { courseKind } from './course/course-details-service.ts';
import { documentKind } from './document/document-details-service.ts';
import { removeDocuments, writeDocuments } from './search/indexing/index-service.ts';
import { videoKind } from './video/video-details-service.ts';

/** The nouns that have resources, by type. */
export const resourceKinds = new Map([
  [ResourceType.video, videoKind],
  [ResourceType.document, documentKind],
  [ResourceType.case, caseKind],
  [ResourceType.course, courseKind],
] as const);

/** The writer of all resources: of the library's loader, of imports and of the operator's changes. */
export const resourceWriter = createResourceWriter({
  kinds: resourceKinds,
  index: { write: writeDocuments, remove: removeDocuments },
});

/** Versions of resources, which an undo of an edit or import restores. */
export const resourceVersions = createResourceVersions({ kinds: resourceKinds });

/** Reads the texts of a resource with their anchors, as the search finds them; none for an unknown one. */
export async function readResourceParts(db: Database, type: number, id: string): Promise<readonly ResourcePart[]> {
  const kinds: ResourceKinds = resourceKinds;
  const texts = await kinds.get(type)?.readTexts(db, [id]);
  return texts?.get(id)?.parts ?? [];
}

/** The anchors of the sections of a document or a case, in their order. */
export async function readResourceSections(
  db: Database,
  { type, id }: { readonly type: number; readonly id: string },
): Promise<readonly string[]> {
  const parts = await readResourceParts(db, type, id);
  return [...new Set(parts.flatMap(({ place }) => (typeof place === 'string' ? place : [])))];
}
