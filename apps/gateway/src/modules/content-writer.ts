import { ResourceType } from '@osteon/domain';
import type { Database } from '../platform/database/connect.ts';
import { caseKind } from './case/base/case-details-service.ts';
import { hasOpenedCase } from './case/reading/opening-service.ts';
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

async function readAllParts(db: Database, type: number, id: string): Promise<readonly ResourcePart[]> {
  const kinds: ResourceKinds = resourceKinds;
  const texts = await kinds.get(type)?.readTexts(db, [id]);
  return texts?.get(id)?.parts ?? [];
}

/**
 * Reads the texts of a resource with their anchors, as the search finds them, without those that are sealed for an account
 * (rules/case#seal); none for an unknown one.
 */
export async function readResourceParts(
  db: Database,
  { type, id }: { readonly type: number; readonly id: string },
  accountId: string,
): Promise<readonly ResourcePart[]> {
  const parts = await readAllParts(db, type, id);
  const isSealed = parts.some(({ sealed }) => sealed) && !(await hasOpenedCase(db, id, accountId));
  return isSealed ? parts.filter(({ sealed }) => !sealed) : parts;
}

/**
 * The anchors of the sections of a document or a case in their order, and those of them that an account can reach: all but
 * the sealed ones (rules/learning#reading).
 */
export async function readResourceSections(
  db: Database,
  resource: { readonly type: number; readonly id: string },
  accountId: string,
): Promise<{ readonly all: readonly string[]; readonly open: readonly string[] }> {
  const [all, open] = await Promise.all([
    readAllParts(db, resource.type, resource.id),
    readResourceParts(db, resource, accountId),
  ]);
  return { all: listAnchors(all), open: listAnchors(open) };
}

const listAnchors = (parts: readonly ResourcePart[]): string[] => [
  ...new Set(parts.flatMap(({ place }) => (typeof place === 'string' ? place : []))),
];
