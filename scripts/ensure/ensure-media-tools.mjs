import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';
import { run } from '../run.mjs';

/**
 * Installs ffmpeg and poppler-utils where they are missing: the tests of the ingest encode videos and read PDFs with
 * them.
 * @throws {Failure} with what to do by hand
 */
export async function ensureMediaTools() {
  if (await hasMediaTools()) return;
  const output = await installPackages(['ffmpeg', 'poppler-utils']);
  if (await hasMediaTools()) return;
  throw new Failure(`${output}\nThe tests of the ingest need the packages ffmpeg and poppler-utils: install them.`);
}

async function hasMediaTools() {
  const commands = [
    ['ffmpeg', '-version'],
    ['ffprobe', '-version'],
    ['pdfinfo', '-v'],
    ['pdftotext', '-v'],
    ['pdffonts', '-v'],
    ['pdftoppm', '-v'],
  ];
  const ended = await Promise.all(commands.map((command) => run(command)));
  return ended.every(({ code }) => code === 0);
}
