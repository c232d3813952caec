import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { IngestError } from '../../ingest/ingest-error.ts';
import { storePicture } from '../../ingest/write-cover.ts';
import { notifyLive } from '../notify-live-service.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { createCreateLiveRepository } from './create-live-repository.ts';
import { type LiveFile, liveFile } from './live-file.ts';

const MINUTE_MS = 60_000;

/** Bytes of a picture that is read whole. */
const PICTURE_BYTES_MAX = 20 * 1024 * 1024;

/**
 * Creates an event from a JSON file for a named operator, in status 0 and without an agenda; returns its id
 * (rules/live#create).
 * @throws {StartupError} with a line for each fault; nothing is written then
 */
export async function createLiveEvent(
  { db, audit, storage }: Pick<AppContext, 'db' | 'audit' | 'storage'>,
  refresh: RefreshLiveDocuments,
  { path, by }: { readonly path: string; readonly by: string },
): Promise<string> {
  const file = await readLiveFile(path);
  const { id, title, titleEn, kind, tags, begin, minutes, introduce } = file;
  const faults: string[] = [];
  const found = createCreateLiveRepository(db);
  const specialties = await found.listSpecialtyIds();
  if (!specialties.includes(file.specialty)) faults.push(`specialty is one of ${specialties.join(', ')}`);
  for (const unknown of await found.findUnknownDoctors(file.lecturers))
    faults.push(`lecturers names ${unknown}, who is no doctor`);
  if (faults.length > 0) throw new StartupError(faults.map((fault) => `${path}: ${fault}`).join('\n'));
  const picture = await readPicture(resolve(dirname(path), file.picture), title, storage);

  await db.transaction(async (tx) => {
    const added = await createCreateLiveRepository(tx).add(
      {
        id,
        title,
        titleEn,
        kind,
        tags,
        status: LiveStatus.default,
        specialtyId: file.specialty,
        pictureId: picture.id,
        planBeginAt: begin,
        planEndAt: begin + minutes * MINUTE_MS,
        authorizeType: file.authorize,
        clarities: file.clarities,
        introduce,
        agenda: [],
      },
      {
        picture,
        channels: file.channels.map(({ name, type }, position) => ({
          id: `${id}-${position + 1}`,
          liveId: id,
          position,
          name,
          type,
        })),
        lecturers: file.lecturers.map((doctorId, position) => ({ liveId: id, position, doctorId })),
      },
    );
    if (!added) throw new StartupError(`${path}: there is a live event ${id} already.`);
    const detail = { by, live: id };
    await audit.record(tx, { event: 'liveCreated', accountId: null, ip: null, deviceId: null, detail });
    await refresh(tx, [id]);
    await notifyLive(tx, id);
  });
  return id;
}

async function readLiveFile(path: string): Promise<LiveFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupError(`${path} cannot be read.`, { cause: error });
  });
  const { data, error } = liveFile.safeParse(parseJson(path, text));
  if (!error) return data;
  const faults = error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}`);
  throw new StartupError(faults.join('\n'), { cause: error });
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

async function readPicture(path: string, alt: string, storage: AppContext['storage']) {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartupError(`The picture ${path} cannot be read.`, { cause: error });
  });
  if (bytes.length > PICTURE_BYTES_MAX) throw new StartupError(`The picture ${path} is larger than 20 MB.`);
  try {
    return await storePicture({ bytes, alt, what: `the picture ${path}` }, storage);
  } catch (error) {
    if (error instanceof IngestError) throw new StartupError(`${error.message}.`, { cause: error });
    throw error;
  }
}
