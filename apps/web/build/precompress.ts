import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes name.br and name.gz beside every built text file, so that the gateway does not compress.
 * @throws where a file names a source map, which the public must not find
 */
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const compressible = /\.(js|css|html|svg)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function precompress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.includes('sourceMappingURL')) throw new Error(`${file} names a source map`);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const files = await readdir(dist, { recursive: true, withFileTypes: true });
await Promise.all(
  files
    .filter((file) => file.isFile() && compressible.test(file.name) && file.name !== 'index.html')
    .map((file) => precompress(join(file.parentPath, file.name))),
);
