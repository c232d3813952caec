import { access } from 'node:fs/promises';
import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';

/** The font of the pictures that screens are compared with (fonts.conf). */
const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/**
 * Installs the fonts of the pictures where they are missing.
 * @throws {Failure} with what to do by hand
 */
export async function ensureFonts() {
  if (await hasFont()) return;
  const output = await installPackages(['fonts-noto-cjk']);
  if (await hasFont()) return;
  throw new Failure(`${output}\nThe pictures of screens need ${FONT}: install the package fonts-noto-cjk.`);
}

const hasFont = () =>
  access(FONT).then(
    () => true,
    () => false,
  );
