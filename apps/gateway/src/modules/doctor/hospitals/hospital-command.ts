import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { defineCommand, defineVerb } from '../../../operator/command.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { importHospitals } from './import-hospitals-service.ts';

/** Bytes of a CSV that is read whole. */
const CSV_BYTES_MAX = 20 * 1024 * 1024;

/** `npm run operator -- hospitals`: adds the hospitals that people choose theirs from (rules/doctor#hospitals). */
export const hospitalCommand = defineCommand({
  summary: 'Adds the hospitals of a CSV with the columns name, city and grade, or changes the grades of known ones.',
  verbs: {
    import: defineVerb({
      usage: 'FILE.csv',
      options: {},
      words: z.tuple([z.string()], { error: 'import takes FILE.csv' }),
      async *run(deps, { words: [path] }) {
        const file = { name: basename(path), bytes: await read(path) };
        const { added, changed, unchanged: known } = await importHospitals(deps, file);
        yield `${added} added, ${changed} changed, ${known} known before.`;
      },
    }),
  },
});

async function read(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be read.`, { cause: error });
  });
  if (!found.isFile()) throw new StartupError(`${path} is not a file.`);
  if (found.size > CSV_BYTES_MAX) throw new StartupError(`${path} is larger than 20 MB.`);
  return readFile(path);
}
