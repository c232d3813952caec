import { once } from 'node:events';
import { SeriesError } from '../dicom/series-error.ts';
import { convertSeries } from './convert-series.ts';
import { encodeMessage } from './encode-message.ts';
import { openArchive } from './open-archive.ts';
import type { Message } from './read-messages.ts';

/**
 * The program that decodes an uploaded series. It has no right to open a file or connection: it reads the archive from
 * the descriptor that it is given and writes to its standard output (rules/case-series#decoding).
 */

const ARCHIVE = 3;

/** Waits where the gateway stores slices more slowly than they are decoded. */
async function send(message: Message, bytes?: Uint8Array): Promise<void> {
  if (!process.stdout.write(encodeMessage(message, bytes))) await once(process.stdout, 'drain');
}

try {
  const { shape, pictures } = await convertSeries(await openArchive(ARCHIVE), {
    count: (count) => send({ kind: 'count', count }),
    slice: (index, bytes) => send({ kind: 'slice', index }, bytes),
  });
  for (const { width, height, gray8 } of pictures) await send({ kind: 'picture', width, height }, gray8);
  await send({ kind: 'done', shape });
} catch (error) {
  if (!(error instanceof SeriesError)) throw error;
  await send({ kind: 'refused', problem: error.problem });
}
