import { type AuditEvent, REPLACED_FILES_MS, type ResourceEvent, type ResourceState } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createChangeRepository, type ResourceFilter, type ResourceRow } from './change-content-repository.ts';
import { type ContentActor, type ContentAuthor, decideChange, listMissingFields, startsPublication } from './policy.ts';
import { ContentRefusal, type ResourceEdit } from './resource-edit.ts';
import { createResourceRepository } from './resource-repository.ts';
import type { ResourceKinds, ResourceWriter } from './resource-writer-service.ts';
import type { ResourceVersions } from './version-service.ts';

/** The audit event of each change. */
const AUDITED: Readonly<Record<ResourceEvent, AuditEvent>> = {
  submit: 'contentSubmitted',
  publish: 'contentPublished',
  return: 'contentReturned',
  withdraw: 'contentWithdrawn',
  undo: 'contentUndone',
};

/** A resource as editors of content see it. */
export interface EditableResource {
  readonly resource: ResourceRow;
  readonly tags: readonly string[];
  /** The fields that are missing before it can be published. */
  readonly missingFields: readonly string[];
}

/** Called in the transaction of a first publication. */
export type AnnouncePublication = (
  tx: Database,
  publication: { readonly resourceId: string; readonly authorId: string; readonly publishedAt: number },
) => Promise<void>;

export type ContentChanges = ReturnType<typeof createContentChanges>;

/**
 * Creates the service of changes to content: for the operator's command now, for consoles later
 * (rules/content#changes).
 */
export function createContentChanges(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    kinds,
    writer,
    versions,
    undoImport,
    announce,
  }: {
    readonly kinds: ResourceKinds;
    readonly writer: ResourceWriter;
    readonly versions: ResourceVersions;
    /** Called in the transaction that restores the version before an import. */
    readonly undoImport: (tx: Database, resourceId: string, now: number) => Promise<void>;
    readonly announce: AnnouncePublication;
  },
) {
  async function hasDetails(tx: Database, { id, type }: ResourceRow): Promise<boolean> {
    return (await kinds.get(type)?.readTexts(tx, [id]))?.has(id) ?? false;
  }

  async function lock(tx: Database, id: string): Promise<ResourceRow> {
    const row = await createChangeRepository(tx).lockResource(id, clock.now() - REPLACED_FILES_MS);
    if (!row) throw new ContentRefusal(`There is no resource ${id}.`);
    return row;
  }

  return {
    /** The resources of a filter, last changed first. */
    listResources: (filter: ResourceFilter, limit: number) => createChangeRepository(db).listByState(filter, limit),

    /** @throws {ContentRefusal} for an unknown id */
    async readResource(id: string): Promise<EditableResource> {
      return db.transaction(async (tx) => {
        const resource = await lock(tx, id);
        const tags = await createChangeRepository(tx).listTagNames(id);
        return {
          resource,
          tags,
          missingFields: listMissingFields({ ...resource, hasDetails: await hasDetails(tx, resource) }),
        };
      });
    },

    /**
     * Changes the state of a resource, with its tags, search entry and audit entry, or undoes the last change of state
     * or content; returns the state after it.
     * @throws {ContentRefusal} for an unknown id or a change that the rules refuse
     */
    async changeState(
      id: string,
      event: ResourceEvent,
      { reason, ...actor }: (ContentActor | ContentAuthor) & { readonly reason: string },
    ): Promise<{ readonly state: ResourceState; readonly isRestored: boolean }> {
      return db.transaction(async (tx) => {
        const row = await lock(tx, id);
        const decision = decideChange({ ...row, hasDetails: await hasDetails(tx, row) }, event, reason);
        if ('refused' in decision) throw new ContentRefusal(decision.refused);
        const now = clock.now();
        const isFirst = startsPublication(row.state, event);
        const isRestored = event === 'undo' && row.hasPreviousVersion;
        if (isRestored && (await versions.restore(tx, id, now))) await undoImport(tx, id, now);
        const { state, previousState } = decision.next;
        await createChangeRepository(tx).saveStatus(id, {
          state,
          previousState,
          ...(state !== row.state && { stateChangedAt: now, stateReason: reason }),
          ...(isFirst && { publishedAt: now }),
        });
        await writer.refresh(tx, [id]);
        if (isFirst) await announce(tx, { resourceId: id, authorId: row.authorId, publishedAt: now });
        const restored = isRestored && { content: 'restored' };
        const detail = { resourceId: id, state, ...actor, ...restored, ...(reason !== '' && { reason }) };
        await audit.record(tx, { event: AUDITED[event], ip: null, deviceId: null, detail });
        return { state, isRestored };
      });
    },

    /**
     * Edits a resource in any state.
     * @throws {ContentRefusal} with every field that is wrong, or for an unknown id
     */
    async editResource(id: string, edit: ResourceEdit, actor: ContentActor): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lock(tx, id);
        const repository = createChangeRepository(tx);
        const { tags, authors, chapters, ...texts } = edit;
        const kind = kinds.get(row.type);
        const tagIds = tags && (await repository.findTagIds(tags));
        const doctors = authors && (await repository.listExistingDoctors(authors));
        const exists = await hasDetails(tx, row);
        const faults = [
          ...(tags ?? []).filter((tag) => !tagIds?.has(tag)).map((tag) => `tags: there is no tag "${tag}"`),
          ...(authors ?? [])
            .filter((each) => !doctors?.has(each))
            .map((each) => `authors: there is no doctor "${each}"`),
          ...(authors && authors.length > 1 && !kind?.saveAuthors ? ['authors: it has one author'] : []),
          ...(authors && kind?.saveAuthors && !exists ? ['authors: it has no content yet'] : []),
          ...(chapters && !kind?.saveChapters ? ['chapters: only a video has chapters'] : []),
          ...(chapters && kind?.saveChapters && !exists ? ['chapters: it has no film yet'] : []),
          ...(chapters ?? [])
            .filter(({ startSeconds }) => startSeconds >= (row.durationSeconds ?? Number.POSITIVE_INFINITY))
            .map(({ startSeconds }) => `chapters: second ${startSeconds} is past the end of the film`),
        ];
        if (faults.length > 0) throw new ContentRefusal(faults.join('\n'));
        const [authorId] = authors ?? [];
        const before = await versions.read(tx, id);
        await repository.saveTexts(id, { ...texts, ...(authorId !== undefined && { authorId }) });
        if (tagIds) await createResourceRepository(tx).replaceTags([{ id, tagIds: [...tagIds.values()] }]);
        if (authors) await kind?.saveAuthors?.(tx, id, authors);
        if (chapters) await kind?.saveChapters?.(tx, id, chapters);
        if (before) await versions.saveVersion(tx, before, { importedAt: null, withState: false });
        await writer.refresh(tx, [id]);
        const detail = { resourceId: id, ...actor, fields: Object.keys(edit).join(' ') };
        await audit.record(tx, { event: 'contentEdited', ip: null, deviceId: null, detail });
      });
    },
  };
}
