import { dirname, resolve } from 'node:path';
import { readJsonFile } from '../../operator/read-json-file.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { readPictureFile } from '../ingest/read-picture-file-service.ts';
import { advertFile } from './advert-file.ts';
import { createAdvertRepository } from './repository.ts';

/**
 * Creates an advert from a JSON file for a named operator; returns its id (rules/advert#operator).
 * @throws {StartupError} with a line for each fault; nothing is written then
 */
export async function createAdvert(
  { db, audit, storage }: Pick<AppContext, 'db' | 'audit' | 'storage'>,
  { path, by }: { readonly path: string; readonly by: string },
): Promise<string> {
  const { id, place, event, title, text, link, picture: file, from, until, cap } = await readJsonFile(path, advertFile);
  if (event !== undefined && !(await createAdvertRepository(db).hasEvent(event)))
    throw new StartupError(`${path}: there is no live event ${event}.`);
  const picture = file === undefined ? null : await readPictureFile(resolve(dirname(path), file), title, storage);
  await db.transaction(async (tx) => {
    const added = await createAdvertRepository(tx).add(
      {
        id,
        slot: place,
        liveId: event ?? null,
        title,
        text,
        link,
        pictureId: picture?.id ?? null,
        fromAt: from,
        untilAt: until,
        dailyCap: cap,
      },
      picture,
    );
    if (!added) throw new StartupError(`${path}: there is an advert ${id} already.`);
    const detail = { by, advert: id };
    await audit.record(tx, { event: 'advertCreated', accountId: null, ip: null, deviceId: null, detail });
  });
  return id;
}
