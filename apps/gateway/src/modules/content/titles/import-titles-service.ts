import { createHash } from 'node:crypto';
import type { AppContext } from '../../../platform/app-context.ts';
import { type CsvFault, describeCsvFaults } from '../../../platform/csv/parse-csv.ts';
import { liftStatementLimit } from '../../../platform/database/statement-limit.ts';
import type { ContentActor } from '../policy.ts';
import { ContentRefusal } from '../resource-edit.ts';
import type { ResourceInput } from '../resource-repository.ts';
import type { ResourceWriter } from '../resource-writer-service.ts';
import { parseTitles, type TitleLine } from './parse-titles.ts';
import { createTitlesRepository } from './titles-repository.ts';

/** The drafts of a file: those that were made, and those that an earlier run has made. */
export interface ImportedTitles {
  readonly added: number;
  readonly existing: number;
}

/**
 * Makes a draft of every line of a CSV of titles, all or none; a line that an earlier run has imported changes nothing,
 * however its draft was edited since (rules/content#first-fill).
 * @throws {ContentRefusal} with every fault by its line
 */
export async function importTitles(
  { db, clock, audit, writer }: Pick<AppContext, 'db' | 'clock' | 'audit'> & { readonly writer: ResourceWriter },
  {
    name,
    bytes,
    types,
  }: { readonly name: string; readonly bytes: Uint8Array; readonly types: Readonly<Record<TitleLine['kind'], number>> },
  actor: ContentActor,
): Promise<ImportedTitles> {
  const { lines: titles, faults } = parseTitles(bytes);
  return db.transaction(async (tx) => {
    await liftStatementLimit(tx);
    const repository = createTitlesRepository(tx);
    await repository.lockImport();
    const specialties = createNameIndex(await repository.listSpecialtyNames());
    const doctors = createNameIndex(await repository.listDoctorNames());
    const unknown = titles.flatMap(({ line, specialty, author }): CsvFault[] => [
      ...specialties.findFault(line, 'specialty', specialty),
      ...doctors.findFault(line, 'author', author),
    ]);
    const all = [...faults, ...unknown].toSorted((a, b) => a.line - b.line);
    if (all.length > 0) throw new ContentRefusal(describeCsvFaults(name, all));
    const now = clock.now();
    const drafts = titles.map(({ kind, title, specialty, author }): ResourceInput => {
      const draft = {
        type: types[kind],
        title,
        specialtyId: specialties.getId(specialty),
        authorId: doctors.getId(author),
      };
      return {
        ...draft,
        id: getDraftId(draft),
        titleEn: '',
        summary: '',
        publishedAt: now,
        viewCount: 0,
        vip: false,
        state: 'draft',
        tagIds: [],
      };
    });
    const existing = await repository.findExistingIds(drafts.map(({ id }) => id));
    const added = drafts.filter(({ id }) => !existing.has(id));
    await writer.write(tx, added, async () => undefined);
    const detail = { file: name, drafts: added.length, ...actor };
    await audit.record(tx, { event: 'contentImported', ip: null, deviceId: null, detail });
    return { added: added.length, existing: drafts.length - added.length };
  });
}

/** Finds ids by themselves or by names; several rows may have the same name. */
function createNameIndex(rows: readonly { readonly id: string; readonly name: string }[]) {
  const ids = new Set(rows.map(({ id }) => id));
  const byName = Map.groupBy(rows, ({ name }) => name);
  const find = (text: string) => (ids.has(text) ? [text] : (byName.get(text) ?? []).map(({ id }) => id));
  return {
    getId: (text: string) => find(text)[0] ?? '',
    findFault(line: number, column: string, text: string): CsvFault[] {
      const found = find(text);
      if (found.length === 1) return [];
      const problem =
        found.length === 0 ? `there is no "${text}"` : `"${text}" may be ${found.join(' or ')}; name the id`;
      return [{ line, column, problem }];
    },
  };
}

/** The id is the same for the same line, so that a second run finds the drafts of the first. */
function getDraftId(
  draft: { readonly [Key in 'type' | 'title' | 'specialtyId' | 'authorId']: ResourceInput[Key] },
): string {
  const identity = JSON.stringify([draft.type, draft.title, draft.specialtyId, draft.authorId]);
  return `t${createHash('sha256').update(identity).digest('hex').slice(0, 20)}`;
}
