import type { Database } from '../../platform/database/connect.ts';
import { notifyContent } from '../../platform/realtime/content-events.ts';
import { createResourceRepository, type ResourceInput } from './resource-repository.ts';
import { createVersionRepository, type DetailsTable } from './version-repository.ts';

/** A passage that the search finds: at a second of a video, at the anchor of a section, or null for neither. */
export interface ResourcePart {
  readonly place: number | string | null;
  /** Heading of the section; empty for none. */
  readonly label: string;
  readonly text: string;
  /**
   * Spoken past the try-watch limit, so that only viewers who may watch the whole title find it
   * (rules/search#limited-passages).
   */
  readonly limited?: true;
  /** Found by everybody, and shown only to readers who opened the case (rules/case#seal). */
  readonly sealed?: true;
}

/** The texts of a resource, besides its card, that the search finds. */
export interface ResourceTexts {
  readonly labels: readonly string[];
  readonly parts: readonly ResourcePart[];
}

/** A chapter of a video; times in whole seconds of its media. */
interface ResourceChapter {
  readonly startSeconds: number;
  readonly title: string;
  readonly titleEn: string;
}

/** The work of a module for the resources of its type, in the transaction of their change. */
export interface ResourceKind {
  /** By id; a resource without a row of its module is missing, and cannot be published. */
  readTexts(tx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ResourceTexts>>;
  /** Null for a type without chapters. */
  readonly saveChapters: ((tx: Database, id: string, chapters: readonly ResourceChapter[]) => Promise<void>) | null;
  /** Replaces all authors; null for a type with one author, who is on the card. */
  readonly saveAuthors: ((tx: Database, id: string, doctorIds: readonly string[]) => Promise<void>) | null;
  /** Its rows, which an undo writes again (rules/content#undo). */
  readonly table: DetailsTable;
  /** Returns the related ids in other tables that an edit or import replaces. */
  readRelated(tx: Database, id: string): Promise<readonly string[]>;
  /** @throws {ContentRefusal} for related rows that are no longer stored */
  restoreRelated(
    tx: Database,
    version: { readonly id: string; readonly related: readonly string[]; readonly now: number },
  ): Promise<void>;
  /** The resources that name a doctor among several authors; null for a type with one author. */
  readonly listIdsOfAuthor: ((tx: Database, doctorId: string) => Promise<string[]>) | null;
}

/** The kinds of resources by their type. */
export type ResourceKinds = ReadonlyMap<number, ResourceKind>;

/** The part of the search index that resources fill, in the transaction of their change. */
export interface ResourceIndex {
  write(tx: Database, documents: readonly ResourceDocument[]): Promise<void>;
  remove(tx: Database, types: readonly number[], ids: readonly string[]): Promise<void>;
}

type CardDocument = Awaited<ReturnType<ReturnType<typeof createResourceRepository>['listCardDocuments']>>[number];

/** A published resource as the search finds it. */
export type ResourceDocument = Omit<CardDocument, 'vip'> & { readonly parts: readonly IndexedPart[] };

/** A passage with its audience; absent for everybody. */
type IndexedPart = Omit<ResourcePart, 'limited'> & { readonly audience?: 'certified' | 'member' };

export type ResourceWriter = ReturnType<typeof createResourceWriter>;

/**
 * Creates the only writer of resources. It works in the caller's transaction, in batches, and every change reaches the
 * search index and the other processes with it (rules/content#changes).
 */
export function createResourceWriter({ kinds, index }: { kinds: ResourceKinds; index: ResourceIndex }) {
  /** Writes the search entries of those that are published and removes all others of `ids`. */
  async function refresh(tx: Database, ids: readonly string[]): Promise<void> {
    const cards = await createResourceRepository(tx).listCardDocuments(ids);
    const texts = new Map<string, ResourceTexts>();
    for (const [type, ofType] of Map.groupBy(cards, ({ resourceType }) => resourceType)) {
      const idsOfType = ofType.map(({ resourceId }) => resourceId);
      for (const [id, text] of (await kinds.get(type)?.readTexts(tx, idsOfType)) ?? []) texts.set(id, text);
    }
    // A resource without the row of its module has no page that a result could lead to.
    const documents = cards.flatMap(({ vip, ...card }): ResourceDocument[] => {
      const text = texts.get(card.resourceId);
      if (!text) return [];
      const audience = vip ? ('member' as const) : ('certified' as const);
      const parts = text.parts.map(({ limited, ...part }) => (limited ? { ...part, audience } : part));
      return [{ ...card, labels: [...card.labels, ...text.labels], parts }];
    });
    await index.write(tx, documents);
    const published = new Set(documents.map(({ resourceId }) => resourceId));
    await index.remove(
      tx,
      [...kinds.keys()],
      ids.filter((id) => !published.has(id)),
    );
    await notifyContent(tx, ids);
  }

  return {
    refresh,

    /** Refreshes the resources that a doctor wrote or teaches, after a change of name or hospital. */
    async refreshAuthor(tx: Database, doctorId: string): Promise<void> {
      const ids = await createResourceRepository(tx).listIdsOfAuthor(doctorId);
      for (const { listIdsOfAuthor } of kinds.values()) ids.push(...((await listIdsOfAuthor?.(tx, doctorId)) ?? []));
      await refresh(tx, [...new Set(ids)]);
    },

    /**
     * Inserts or updates resources with their tags; `writeDetails` then writes the rows of their modules. An existing
     * resource retains its views, publication and state, so an input's state is that of a new one. The version that an
     * undo would have restored is deleted.
     */
    async write(
      tx: Database,
      resources: readonly ResourceInput[],
      writeDetails: (tx: Database) => Promise<void>,
    ): Promise<void> {
      const repository = createResourceRepository(tx);
      await repository.upsertResources(resources);
      await repository.replaceTags(resources);
      await writeDetails(tx);
      await createVersionRepository(tx).deleteVersions(resources.map(({ id }) => id));
      await refresh(
        tx,
        resources.map(({ id }) => id),
      );
    },

    /** Deletes resources, except those that data of users references; returns the ids of these. */
    async remove(tx: Database, ids: readonly string[]): Promise<string[]> {
      const retainedIds = await createResourceRepository(tx).deleteUnlessUsed(ids);
      const deletedIds = ids.filter((id) => !retainedIds.includes(id));
      await index.remove(tx, [...kinds.keys()], deletedIds);
      await notifyContent(tx, deletedIds);
      return retainedIds;
    },
  };
}
