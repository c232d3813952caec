import { mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { makePdf } from '../../../test/media/make-pdf.ts';
import { makeVideo } from '../../../test/media/make-video.ts';
import { describePaper, describeVideo, runContent, writeItem } from '../../../test/media/media-imports.ts';

let gateway: TestApp;
let folder: string;
let small: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-ingest-'));
  small = join(folder, 'small.mp4');
  const env = { INGEST_MAX_PAGES: '5', INGEST_MAX_MB: '64', INGEST_MAX_MINUTES: '1' };
  [gateway] = await Promise.all([testApp({ env, poolSize: 8 }), makeVideo(small)]);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, source: string | Buffer, json: object) => writeItem(folder, { name, source, json });
const operate = (words: string[]) => runContent(gateway.operator, words);
const importItem = (path: string) => operate(['import', path, '--wait', 'on']);

describe('a poison file ends in a clear line and a dead letter', () => {
  const pages = (count: number) => makePdf(Array.from({ length: count }, (_, index) => String(index)));
  const encrypted = (): Buffer => {
    const encrypt = '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <'.concat(
      '00'.repeat(32),
      '> /U <',
      '11'.repeat(32),
      '> >> /ID [<00> <00>] /Size',
    );
    return Buffer.from(makePdf(['a']).toString().replace('/Size', encrypt));
  };
  const corrupt = async (change: (bytes: Buffer) => void): Promise<Buffer> => {
    const bytes = await readFile(small);
    change(bytes);
    return bytes;
  };

  test.each<[string, string, () => Promise<Buffer> | Buffer, string, object?]>([
    ['zero length', 'a.mp4', () => Buffer.alloc(0), 'the file is empty'],
    ['a text named as a film', 'b.mp4', () => Buffer.from('not a film'.repeat(100)), 'ffprobe cannot read the film'],
    ['a PDF named as a film', 'c.mp4', () => pages(1), 'ffprobe cannot read the film'],
    [
      'a playlist that names other files',
      'd.mp4',
      () => Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:${small}\n#EXT-X-ENDLIST\n`),
      'ffprobe cannot read the film',
    ],
    [
      'a list of other files',
      'e.mkv',
      () => Buffer.from(`ffconcat version 1.0\nfile '${small}'\n`),
      'ffprobe cannot read',
    ],
    [
      'a corrupt moov',
      'f.mp4',
      () => corrupt((bytes) => bytes.fill(0, bytes.indexOf('moov') + 4, bytes.indexOf('moov') + 400)),
      'the file has no moving picture',
    ],
    ['a copy that broke off', 'g.mp4', async () => (await readFile(small)).subarray(0, -20_000), 'moov atom not found'],
    [
      'chapters of another film',
      'h.mp4',
      () => readFile(small),
      'chapters.0.startSeconds: 90 is after',
      { chapters: [{ startSeconds: 90, title: '后' }] },
    ],
    ['a film named as a PDF', 'i.pdf', () => readFile(small), 'pdfinfo cannot read the PDF'],
    ['too many pages', 'j.pdf', () => pages(6), 'the PDF has 6 pages, INGEST_MAX_PAGES is 5'],
    ['a password', 'k.pdf', encrypted, 'the PDF is encrypted with a password'],
  ])(
    '%s',
    async (_name, name, makeSource, message, more = {}) => {
      const id = `poison-${name[0]}`;
      const json = name.endsWith('.pdf') ? describePaper(id) : describeVideo(id);
      const path = await write(name, await makeSource(), { ...json, ...more });
      await expect(importItem(path)).rejects.toThrow(message);
      const [, line = ''] = await operate(['status', id]);
      expect(line).toContain('failed');
      expect(line).toContain(message);
      const { sql } = gateway.deps;
      await vi.waitFor(async () => {
        const dead = await sql`
        select 1 from ingest join pgboss.job on (data ->> 'id') = ingest.id
        where job.name = 'dead-letters' and resource_id = ${id}`;
        expect(dead).toHaveLength(1);
      }, 15_000);
    },
    30_000,
  );
});

describe('nothing is imported', () => {
  const count = async (id: string) => (await gateway.deps.sql`select from ingest where resource_id = ${id}`).length;

  test.each(['link.mp4', 'link.json', 'link.jpg', 'link.zh.vtt'])('where %s is a symbolic link', async (name) => {
    const path = await write('link.mp4', await readFile(small), describeVideo('link'));
    const file = join(dirname(path), name);
    const elsewhere = join(dirname(path), 'elsewhere');
    await rename(file, elsewhere).catch(() => symlink(small, elsewhere));
    await symlink(elsewhere, file);
    await expect(importItem(path)).rejects.toThrow(`${name} is a symbolic link`);
    expect(await count('link')).toBe(0);
  });

  test('where a text has control characters', async () => {
    const json = { ...describeVideo('control'), titleEn: 'Knee \u001b[31mred' };
    const path = await write('control.mp4', await readFile(small), json);
    await expect(importItem(path)).rejects.toThrow('control › titleEn: must not contain control characters');
    expect(await count('control')).toBe(0);
  });
});
