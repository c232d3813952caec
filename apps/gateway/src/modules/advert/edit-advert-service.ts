import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { advertFields } from './advert-file.ts';
import { type AdvertRow, createAdvertRepository } from './repository.ts';

type Change = Partial<Omit<AdvertRow, 'id'>>;

/** Fields of an advert that an operator may change, with their parsers. */
const fields: Readonly<Record<string, (value: string) => Change>> = {
  title: (value) => ({ title: advertFields.title.parse(value) }),
  text: (value) => ({ text: advertFields.text.parse(value) }),
  link: (value) => ({ link: advertFields.link.parse(value) }),
  from: (value) => ({ fromAt: advertFields.from.parse(value) }),
  until: (value) => ({ untilAt: advertFields.until.parse(value) }),
  cap: (value) => ({ dailyCap: advertFields.cap.parse(value) }),
};

/** Names of the editable fields. */
export const ADVERT_EDIT_FIELDS = Object.keys(fields);

/**
 * Changes a field of an advert for a named operator (rules/advert#operator).
 * @throws {StartupError} for an unknown advert or field, and for a value that it cannot have
 */
export async function editAdvert(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  { id, field, value, by }: { id: string; field: string; value: string; by: string },
): Promise<void> {
  const change = readChange(field, value);
  await db.transaction(async (tx) => {
    const repository = createAdvertRepository(tx);
    const row = await repository.lock(id);
    if (!row) throw new StartupError(`There is no advert ${id}.`);
    const { fromAt, untilAt } = { ...row, ...change };
    if (untilAt <= fromAt) throw new StartupError('An advert ends after it begins.');
    await repository.update(id, change);
    const detail = { by, advert: id, field, value };
    await audit.record(tx, { event: 'advertEdited', accountId: null, ip: null, deviceId: null, detail });
  });
}

function readChange(field: string, value: string): Change {
  const read = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!read) throw new StartupError(`${field} cannot be edited; these can: ${ADVERT_EDIT_FIELDS.join(', ')}.`);
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new StartupError(`${field} ${error.issues.map(({ message }) => message).join('; ')}.`, { cause: error });
  }
}

/**
 * Removes an advert for a named operator (rules/advert#operator).
 * @throws {StartupError} for an unknown advert
 */
export async function removeAdvert(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await createAdvertRepository(tx).remove(id))) throw new StartupError(`There is no advert ${id}.`);
    const detail = { by, advert: id };
    await audit.record(tx, { event: 'advertRemoved', accountId: null, ip: null, deviceId: null, detail });
  });
}
