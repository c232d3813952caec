import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { m } from '../../../texts/index.ts';
import type { PictureRow } from '../../media/write-picture.ts';
import type { IngestContext } from '../base/ingest-context.ts';
import { IngestError } from '../base/ingest-error.ts';
import { storePicture, writeCover } from '../base/write-cover.ts';
import type { DocumentItem } from '../item/ingest-item.ts';
import { drawPage } from './draw-page.ts';
import { readPdf } from './read-pdf.ts';

/**
 * Reads the text of a PDF and stores the pictures of its pages; nothing refers to them yet. A scan has pictures alone.
 * @throws {IngestError} for a fault of the PDF
 */
export async function ingestDocument(item: DocumentItem, context: IngestContext) {
  const { config, storage, row, onProgress, signal } = context;
  const texts = await readPdf(context, config.ingest.limits);
  const pages: PictureRow[] = [];
  let cover: Buffer | null = null;
  for (const [index] of texts.entries()) {
    signal.throwIfAborted();
    const bytes = await drawPageBytes(index + 1, context);
    const alt = `${item.title} ${getPageHeading(index)}`;
    pages.push(await storePicture({ bytes, alt, what: `page ${index + 1}` }, storage));
    cover ??= bytes;
    onProgress((index + 1) / texts.length);
  }
  const picture = await writeCover({ alt: item.title, fallback: cover }, { storage, row });
  const sections = texts.map(({ paragraphs }, index) => ({
    heading: getPageHeading(index),
    paragraphs,
    bullets: [],
    table: null,
  }));
  return { sections, pages, picture };
}

/** Heading of the page with this index, from 0; Chinese, as the titles of imported documents are. */
function getPageHeading(index: number): string {
  return m['ingest.page']({ number: index + 1 }, { locale: 'zh' });
}

async function drawPageBytes(number: number, context: IngestContext): Promise<Buffer> {
  const path = await drawPage(context, number, join(context.workFolder, 'page'));
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new IngestError(`page ${number} cannot be drawn`, { cause: error });
  });
  await rm(path);
  return bytes;
}
