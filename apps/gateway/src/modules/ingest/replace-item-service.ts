import { ResourceType } from '@osteon/domain';
import type { Database } from '../../platform/database/connect.ts';
import { resourceWriter } from '../content-writer.ts';
import { replaceDocumentPages, writeDocumentDetails } from '../document/document-details-service.ts';
import { savePictures } from '../media/picture-service.ts';
import { replaceVideo } from '../video/video-details-service.ts';
import { createIngestRepository } from './base/ingest-repository.ts';
import type { DocumentItem, VideoItem } from './item/ingest-item.ts';
import type { ingestDocument } from './pdf/ingest-document.ts';
import type { ingestVideo } from './video/ingest-video.ts';

type VideoResult = Awaited<ReturnType<typeof ingestVideo>>;
type DocumentResult = Awaited<ReturnType<typeof ingestDocument>>;

/** Attaches new media to the page of a video; its state, views and publication stay. */
export async function replaceVideoItem(
  tx: Database,
  item: VideoItem,
  { folder, media, picture, transcript, now }: VideoResult & { now: number },
): Promise<void> {
  const { id, kind, level, summaryEn, chapters, steps, keyPoints } = item;
  await savePictures(tx, [picture]);
  const card = { type: ResourceType.video, pictureId: picture.id, durationSeconds: Math.round(media.seconds) };
  await writeResource(tx, item, { ...card, now }, async () => {
    const lines = transcript.map(({ start, text }) => ({ startSeconds: start, text }));
    const details = { id, kind, level, summaryEn, chapters, steps, keyPoints, transcript: lines };
    await replaceVideo(tx, { details, media: { disk: 'files', folder, media }, now });
  });
}

/** Attaches a PDF to the page of its document. */
export async function replaceDocument(
  tx: Database,
  item: DocumentItem,
  { sections, pages, picture, now }: DocumentResult & { now: number },
): Promise<void> {
  const { id, kind, evidenceDate, reviewer, references } = item;
  await savePictures(tx, [picture, ...pages]);
  const card = { type: ResourceType.document, pictureId: picture.id, pages: pages.length };
  await writeResource(tx, item, { ...card, now }, async () => {
    await writeDocumentDetails(tx, [{ id, kind, evidenceDate, reviewerId: reviewer, sections, references }]);
    await replaceDocumentPages(
      tx,
      id,
      pages.map((page) => page.id),
    );
  });
}

async function writeResource(
  tx: Database,
  { id, title, titleEn, summary, specialty, author, tags, vip }: VideoItem | DocumentItem,
  { now, ...card }: { type: number; pictureId: string; durationSeconds?: number; pages?: number; now: number },
  writeDetails: () => Promise<void>,
): Promise<void> {
  const { tags: known } = await createIngestRepository(tx).findReferences({
    specialtyId: specialty,
    doctorIds: [author],
    tags,
  });
  const shared = { id, title, titleEn, summary, specialtyId: specialty, authorId: author, vip };
  const fresh = { publishedAt: now, viewCount: 0, state: 'draft' } as const;
  await resourceWriter.write(tx, [{ ...shared, ...card, ...fresh, tagIds: known.map((tag) => tag.id) }], writeDetails);
}
