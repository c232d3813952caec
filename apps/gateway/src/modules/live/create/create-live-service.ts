import { dirname, resolve } from 'node:path';
import { LiveStatus } from '@osteon/domain';
import { readJsonFile } from '../../../operator/read-json-file.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { readPictureFile } from '../../ingest/read-picture-file-service.ts';
import { notifyLive } from '../event/service.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { createCreateLiveRepository } from './create-live-repository.ts';
import { liveFile } from './live-file.ts';

const MINUTE_MS = 60_000;

/**
 * Creates an event from a JSON file for a named operator, in status 0 and without an agenda; returns its id
 * (rules/live-operator#create).
 * @throws {StartupError} with a line for each error in the file; nothing is written in that case
 */
export async function createLiveEvent(
  { db, audit, storage }: Pick<AppContext, 'db' | 'audit' | 'storage'>,
  refresh: RefreshLiveDocuments,
  { path, by }: { readonly path: string; readonly by: string },
): Promise<string> {
  const file = await readJsonFile(path, liveFile);
  const { id, title, titleEn, kind, tags, begin: startAt, minutes, introduce } = file;
  const errors: string[] = [];
  const repository = createCreateLiveRepository(db);
  const specialties = await repository.listSpecialtyIds();
  if (!specialties.includes(file.specialty)) errors.push(`specialty is one of ${specialties.join(', ')}`);
  for (const unknown of await repository.findUnknownDoctors(file.lecturers))
    errors.push(`lecturers names ${unknown}, who is no doctor`);
  if (errors.length > 0) throw new StartupError(errors.map((error) => `${path}: ${error}`).join('\n'));
  const picture = await readPictureFile(resolve(dirname(path), file.picture), title, storage);

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
        planStartAt: startAt,
        planEndAt: startAt + minutes * MINUTE_MS,
        authorizeType: file.authorize,
        renditions: file.clarities,
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
