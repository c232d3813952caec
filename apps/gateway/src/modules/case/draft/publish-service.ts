import { randomUUID } from 'node:crypto';
import { getNextCaseDraftState, PromptScene, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { DecisionOutcome } from '../../../platform/decision-outcome.ts';
import type { ErasedFiles } from '../../../platform/module.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import type { PublishAuthored } from '../../content/publish-authored-service.ts';
import { savePictures } from '../../media/picture-service.ts';
import { writeCaseDetails } from '../base/case-details-service.ts';
import type { StoredImage, StoredStack } from '../base/tables.ts';
import type { DraftMedia, PreparedImage } from './draft-media-service.ts';
import { buildCaseLink, composePublished } from './draft-messages.ts';
import { createDraftRepository, type DraftRow } from './draft-repository.ts';
import { type DraftProblem, findDraftProblems } from './find-problems-service.ts';
import { buildCardDetails, buildCaseRow, hasOtherOptions } from './published-case.ts';
import { createReviewRepository } from './review-repository.ts';
import { createSubmitRepository } from './submit-repository.ts';

/** The reasons why nothing was published. */
type PublishRefusal =
  | { readonly result: 'notFound' | 'noAuthor' }
  /** It is not in review any more, or not in the version that the reviewer has read. */
  | { readonly result: 'conflict'; readonly state: string; readonly version: number }
  | { readonly result: 'incomplete'; readonly problems: readonly DraftProblem[] };

type PublishOutcome = DecisionOutcome<{ readonly caseId: string; readonly title: string }, PublishRefusal>;

/** Publishes the version of a draft that a reviewer has read. */
export type PublishDraft = (
  id: string,
  decision: { readonly version: number; readonly reviewer: string },
) => Promise<PublishOutcome>;

/** The case that a publication has written, with the files to remove after it. */
interface Written {
  readonly id: string;
  readonly title: string;
  readonly files: ErasedFiles;
  readonly formerPictures: readonly string[];
  readonly stackIds: readonly string[];
}

interface PublishParts {
  readonly authored: PublishAuthored;
  readonly media: DraftMedia;
  readonly postMessage: PostMessage;
  /** Removes the files of a draft that is published, and pictures that its revision no longer has. */
  readonly removeFiles: (files: ErasedFiles) => Promise<void>;
  readonly removePictures: (ids: readonly string[]) => Promise<void>;
}

/**
 * Creates the publication of drafts (rules/case-draft#publishing): files of pictures are written first, then one
 * transaction writes the case and deletes the draft, so that a process that is killed leaves the draft in review.
 */
export function createPublishDraft(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { authored, media, postMessage, removeFiles, removePictures }: PublishParts,
): PublishDraft {
  /** Everything is checked again: time has passed since the submission. */
  async function refuse(tx: Database, draft: DraftRow | undefined, version: number): Promise<PublishRefusal | null> {
    if (!draft) return { result: 'notFound' };
    const { state, accountId } = draft;
    if (getNextCaseDraftState(state, 'publish') === null || draft.version !== version) {
      return { result: 'conflict', state, version: draft.version };
    }
    const problems = await findDraftProblems(tx, draft);
    if (problems.length > 0) return { result: 'incomplete', problems };
    const author = await createReviewRepository(tx).findAuthor(accountId);
    return author === undefined ? { result: 'noAuthor' } : null;
  }

  async function write(tx: Database, draft: DraftRow, prepared: readonly PreparedImage[]): Promise<Written> {
    const { accountId, fields, caseId } = draft;
    const review = createReviewRepository(tx);
    const submitted = createSubmitRepository(tx);
    const before = caseId === null ? undefined : await review.findCase(caseId);
    const id = caseId ?? randomUUID();
    const title = draft.title.trim();
    const images = resolveImages(fields, prepared, before?.images ?? []);
    const stacks = resolveStacks(fields, await submitted.listSeries(draft.id), before?.stacks ?? []);
    const row = buildCaseRow(id, fields, { images, stacks });
    const specialtyId = fields.specialtyId ?? '';
    // A picture of the time after the operation would give the outcome away.
    const cover = images.find(({ phase }) => phase === 'before')?.pictureId;
    const pictureId = cover ?? (await submitted.findSpecialtyCover(specialtyId)) ?? null;
    const proposed = fields.tags
      .filter((tag) => tag.id === null)
      .map(({ name, kind }) => ({ id: randomUUID(), name: name.trim(), kind, specialtyId }));
    const tagIds = new Set([
      ...fields.tags.flatMap((tag) => tag.id ?? []),
      ...(await authored.ensureTags(tx, proposed)),
    ]);
    await savePictures(
      tx,
      prepared.map(({ picture }) => picture),
    );
    const { isNew } = await authored.publish(
      tx,
      {
        id,
        type: ResourceType.case,
        title,
        titleEn: '',
        summary: row.chiefComplaint,
        specialtyId,
        authorId: (await review.findAuthor(accountId)) ?? '',
        pictureId,
        durationSeconds: null,
        pages: null,
        vip: false,
        cardDetails: buildCardDetails(row),
        tagIds: [...tagIds],
      },
      (inner) => writeCaseDetails(inner, [row]),
    );
    if (before && hasOtherOptions(before, row)) await review.clearVotes(id);
    const mediaIds = [...images.map(({ imageId }) => imageId), ...stacks.map(({ stackId }) => stackId)];
    if (before) await review.deleteMeasures(id, mediaIds);
    const publishedStackIds = stacks.map(({ stackId }) => stackId);
    const files = await media.listFiles(tx, { draftId: draft.id, publishedStackIds });
    await createDraftRepository(tx).delete(draft.id);
    const compose = composePublished(title, { isNew });
    await postMessage(tx, {
      accountId,
      scene: PromptScene.message,
      compose,
      pcLink: buildCaseLink(id),
      sentAt: clock.now(),
    });
    const current = new Set(images.map((image) => image.pictureId));
    const formerPictures = (before?.images ?? []).flatMap((image) =>
      current.has(image.pictureId) ? [] : image.pictureId,
    );
    return { id, title, files, formerPictures, stackIds: publishedStackIds };
  }

  return async (id, { version, reviewer }) => {
    const draft = await createReviewRepository(db).find(id);
    const refusal = await refuse(db, draft?.draft, version);
    if (refusal || !draft) return refusal ?? { result: 'notFound' };
    const { fields, caseId } = draft.draft;
    const published = caseId === null ? undefined : await createReviewRepository(db).findCase(caseId);
    const prepared = await prepare(media, fields, published ?? { images: [] });
    // A failure leaves the files to the next attempt, as another reviewer's may be writing their rows now.
    const { done, ...outcome } = await db.transaction(async (tx): Promise<PublishOutcome & { done?: Written }> => {
      const locked = await createDraftRepository(tx).lock(id);
      const changed = await refuse(tx, locked, version);
      if (changed || !locked) return changed ?? { result: 'notFound' };
      const done = await write(tx, locked, prepared);
      const detail = { draftId: id, caseId: done.id, version, reviewer };
      await audit.record(tx, { event: 'casePublished', accountId: locked.accountId, ip: null, deviceId: null, detail });
      return { result: 'decided', caseId: done.id, title: done.title, done };
    });
    if (!done) await media.discardImages(prepared);
    else {
      await removeFiles(done.files);
      await removePictures(done.formerPictures);
      await media.removeOtherStacks(done.stackIds);
    }
    return outcome;
  };
}

/** Writes the files of new pictures of a draft; those of the published case stay as they are. */
async function prepare(
  media: DraftMedia,
  { images }: DraftRow['fields'],
  published: { readonly images: readonly StoredImage[] },
): Promise<readonly PreparedImage[]> {
  const imageIds = new Set(published.images.map(({ imageId }) => imageId));
  const added = images.filter(({ imageId }) => !imageIds.has(imageId));
  return media.prepareImages(added.map(({ imageId, caption }) => ({ imageId, alt: caption.trim() })));
}

/** The pictures of a draft as the case has them. */
function resolveImages(
  { images }: DraftRow['fields'],
  prepared: readonly PreparedImage[],
  published: readonly StoredImage[],
): StoredImage[] {
  const pictureIds = new Map([
    ...published.map(({ imageId, pictureId }) => [imageId, pictureId] as const),
    ...prepared.map(({ imageId, picture }) => [imageId, picture.id] as const),
  ]);
  return images.map(({ imageId, caption, phase }) => {
    const pictureId = pictureIds.get(imageId);
    if (pictureId === undefined) throw new TypeError('each picture of a published draft is prepared');
    return { imageId, pictureId, caption: caption.trim(), phase };
  });
}

/** The series of a draft as stacks of the case. */
function resolveStacks(
  { series }: DraftRow['fields'],
  rows: Awaited<ReturnType<ReturnType<typeof createSubmitRepository>['listSeries']>>,
  published: readonly StoredStack[],
): StoredStack[] {
  const shapes = new Map([
    ...published.map((stack) => [stack.stackId, stack] as const),
    ...rows.flatMap(({ id, stack }) => (stack ? [[id, stack] as const] : [])),
  ]);
  return series.map(({ seriesId, title, phase }) => {
    const shape = shapes.get(seriesId);
    if (!shape) throw new TypeError('each series of a published draft is ready');
    return { ...shape, title: title.trim(), phase };
  });
}
