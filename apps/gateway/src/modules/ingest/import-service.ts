import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ResourceType } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { ContentActor } from '../content/policy.ts';
import { resourceWriter } from '../content-writer.ts';
import { createIngestId, getIngestFolder } from './base/ingest-folder.ts';
import { createIngestRepository, type IngestRow } from './base/ingest-repository.ts';
import { describeFaults, type ItemOnDisk } from './item/read-item.ts';

/** Time limit of an attempt in seconds: for a video of the greatest length that is accepted, on a slow machine. */
const ATTEMPT_LIMIT = 24 * 60 * 60;

/** The queue of videos and PDFs to import; the id of a job is that of its import. */
export const ingestQueue = defineQueue({
  name: 'ingest',
  schema: z.object({ id: z.string() }),
  attemptLimit: ATTEMPT_LIMIT,
  retryDelay: 15,
});

/** Type of the resource that an import makes. */
const RESOURCE_TYPES = { film: ResourceType.video, document: ResourceType.document } as const;

const isOpen = ({ state }: IngestRow): boolean => state === 'queued' || state === 'working';

/** States of a job that is still to be worked on. */
const ALIVE = ['created', 'retry', 'active'];

export type Imports = ReturnType<typeof createImports>;

/** Creates the service that accepts videos and PDFs and reports on them; the work itself is a job (rules/ingest). */
export function createImports({
  db,
  storage,
  jobs,
  clock,
  config,
}: Pick<AppContext, 'db' | 'storage' | 'jobs' | 'clock' | 'config'>) {
  const repository = createIngestRepository(db);

  /**
   * Marks an import as failed if its job was cancelled or killed too often without a result, so that the item can be
   * imported again.
   */
  async function failIfAbandoned(row: IngestRow): Promise<IngestRow> {
    if (!isOpen(row)) return row;
    const boss = await jobs.open();
    const [job] = await boss.findJobs(ingestQueue.name, { id: row.id });
    if (job && ALIVE.includes(job.state)) return row;
    // The import may have completed meanwhile: it does so before its job.
    await repository.failOpen(row.id, { problem: row.problem || 'its job was given up', changedAt: clock.now() });
    return (await repository.find(row.id)) ?? row;
  }

  async function assertNoneOpen(resourceId: string): Promise<void> {
    const found = await repository.findOpen(resourceId);
    const open = found && (await failIfAbandoned(found));
    if (!open || !isOpen(open)) return;
    throw new StartupError(
      `${resourceId} is being imported already from ${open.fileName} (${open.state}, ${open.progress} %): wait until that is done.`,
    );
  }

  /** Stores the files of an item and returns the hash of its source. */
  async function store(folder: string, { files, paths }: ItemOnDisk): Promise<string> {
    let checksum = '';
    for (const [name, path] of paths) {
      const hash = createHash('sha256');
      await storage.files.putStream(`${folder}/${name}`, Readable.from(readHashed(path, hash)));
      if (name === files.source) checksum = hash.digest('hex');
    }
    return checksum;
  }

  return {
    find: (id: string) => repository.find(id),

    /** The latest imports, of all items or of one. */
    async list(filter: { resourceId: string | null; limit: number }): Promise<IngestRow[]> {
      return Promise.all((await repository.list(filter)).map(failIfAbandoned));
    },

    /**
     * Stores an item with its files and sends the job that works on it; a new item becomes a draft.
     * @throws {StartupError} with a line for each fault; nothing is stored then
     */
    async start(onDisk: ItemOnDisk, { operator }: ContentActor): Promise<IngestRow> {
      const { item, fileName, bytes, files } = onDisk;
      const { id: resourceId } = item.item;
      const { tagIds } = await checkItem(db, onDisk, config.ingest.limits.bytes);
      await assertNoneOpen(resourceId);
      const now = clock.now();
      const id = createIngestId(now);
      const folder = getIngestFolder(id);
      try {
        const checksum = await store(folder, onDisk);
        const fresh = {
          state: 'queued',
          progress: 0,
          problem: '',
          attempt: 0,
          hasSource: true,
          createdAt: now,
          changedAt: now,
        } as const;
        const row: IngestRow = {
          id,
          resourceId,
          item,
          fileName,
          files,
          bytes,
          checksum,
          operator,
          pictureIds: [],
          ...fresh,
        };
        await db.transaction(async (tx) => {
          const inTransaction = createIngestRepository(tx);
          if ((await inTransaction.findResourceType(resourceId)) === undefined)
            await writeDraft(tx, item, { tagIds, now });
          if (!(await inTransaction.insert(row)))
            throw new StartupError(`${resourceId} is being imported already: another import was faster.`);
          await jobs.send(tx, ingestQueue, { id }, { id });
        });
        return row;
      } catch (error) {
        await storage.files.deleteAll(folder);
        throw error;
      }
    },
  };
}

async function* readHashed(path: string, hash: Hash): AsyncIterable<Buffer> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Checks what an item refers to, and that its id is not of another type. */
async function checkItem(db: Database, { item, fileName, bytes }: ItemOnDisk, bytesMax: number) {
  const { id, specialty, author, tags } = item.item;
  const reviewer = item.type === 'document' ? item.item.reviewer : null;
  const repository = createIngestRepository(db);
  const doctorIds = [author, ...(reviewer === null ? [] : [reviewer])];
  const known = await repository.findReferences({ specialtyId: specialty, doctorIds, tags });
  const tagIds = new Map(known.tags.map((tag) => [tag.name, tag.id]));
  const existing = await repository.findResourceType(id);
  const faults = [
    ...(known.hasSpecialty ? [] : [{ field: 'specialty', problem: `there is no specialty ${specialty}` }]),
    ...(known.doctors.includes(author) ? [] : [{ field: 'author', problem: `there is no doctor ${author}` }]),
    ...(reviewer === null || known.doctors.includes(reviewer)
      ? []
      : [{ field: 'reviewer', problem: `there is no doctor ${reviewer}` }]),
    ...tags.filter((tag) => !tagIds.has(tag)).map((tag) => ({ field: 'tags', problem: `there is no tag ${tag}` })),
    ...(existing === undefined || existing === RESOURCE_TYPES[item.type]
      ? []
      : [{ field: 'id', problem: 'this id belongs to an item of another type' }]),
    ...(bytes > bytesMax ? [{ field: '', problem: `larger than INGEST_MAX_MB, ${bytesMax / 1024 ** 2}` }] : []),
  ];
  if (faults.length > 0) throw new StartupError(describeFaults({ file: fileName, item: id }, faults));
  return { tagIds: [...tagIds.values()] };
}

/** The draft that shows an item before its files are ready. */
async function writeDraft(
  tx: Database,
  { type, item }: ItemOnDisk['item'],
  { tagIds, now }: { tagIds: readonly string[]; now: number },
): Promise<void> {
  const draft = {
    id: item.id,
    type: RESOURCE_TYPES[type],
    title: item.title,
    titleEn: item.titleEn,
    summary: item.summary,
    specialtyId: item.specialty,
    authorId: item.author,
    publishedAt: now,
    viewCount: 0,
    vip: item.vip,
    state: 'draft',
    tagIds,
  } as const;
  await resourceWriter.write(tx, [draft], () => Promise.resolve());
}

/**
 * Marks the latest completed import of an item as undone, in the transaction that restores the version before: its
 * files are removed like those of a failed one, and those of the restored version stay (rules/ingest#replacement).
 */
export async function undoImport(tx: Database, resourceId: string, now: number): Promise<void> {
  await createIngestRepository(tx).failLatestCompleted(resourceId, { problem: 'undone', changedAt: now });
}
