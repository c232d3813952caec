import { setTimeout as wait } from 'node:timers/promises';
import type { RequestOf, ResponseOf } from '@osteon/contract';
import { CASE_IMAGE_BYTES_MAX, CASE_IMAGES_MAX, isMember } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { decodeBase64 } from '../../../platform/http/large-body.ts';
import { withRequestImageSlot } from '../../../platform/images/image-concurrency.ts';
import { reencodeImage } from '../../../platform/images/reencode-image.ts';
import type { Session } from '../../../platform/session/session.ts';
import { createDraftRepository } from '../draft/draft-repository.ts';
import type { ImageFiles } from './image-files-service.ts';
import { createImageRepository, type ImageRow } from './image-repository.ts';
import { isCovered, isInside } from './mask-rules.ts';
import { presentImage } from './presenter.ts';
import { imageTextQueue } from './read-text-service.ts';

type DraftImage = ResponseOf<'uploadCaseImage'>;

/** The time for which an upload waits until its text is read, and the interval of the check, in ms. */
const WAIT_MS = 15_000;
const CHECK_MS = 200;

/** The author of a draft. */
type Author = Pick<Session, 'customerId' | 'memberType' | 'expirationTime'>;

/** The pictures of drafts (rules/case-image). */
export interface ImageService {
  /** Adds a picture. @throws {CallError} membersOnly, notFound, conflict, tooLarge, unsupportedType, tooMany */
  upload(author: Author, input: RequestOf<'uploadCaseImage'>): Promise<DraftImage>;
  /** Covers boxes. @throws {CallError} membersOnly, notFound, badInput, conflict in review or before it is read */
  mask(author: Author, input: RequestOf<'maskCaseImage'>): Promise<DraftImage>;
  /** The pictures of a draft. @throws {CallError} notFound */
  list(accountId: string, draftId: string): Promise<DraftImage[]>;
  /** A picture with its boxes covered for its author. @throws {CallError} notFound for everybody else */
  open(accountId: string, id: string, size: { readonly small: boolean }): Promise<Buffer>;
}

/** Creates the service. */
export function createImageService(
  { db, clock, jobs, log }: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'log'>,
  files: ImageFiles,
): ImageService {
  const repository = createImageRepository(db);
  const drafts = createDraftRepository(db);

  const assertMember = (author: Author) => {
    if (!isMember(author, clock.now())) throw new CallError('membersOnly');
  };

  /** The row comes first: the files of a gateway that is killed now are deleted with it. */
  async function insert(row: ImageRow): Promise<void> {
    await db.transaction(async (tx) => {
      const images = createImageRepository(tx);
      const draft = await createDraftRepository(tx).lock(row.draftId, row.accountId);
      if (!draft) throw new CallError('notFound');
      if (draft.state === 'review') throw new CallError('conflict');
      if ((await images.countOfDraft(row.draftId)) >= CASE_IMAGES_MAX) throw new CallError('tooMany');
      await images.insert(row);
    });
  }

  /** The picture once its text is read; as it is after 15 seconds. */
  async function waitForText(row: ImageRow): Promise<ImageRow> {
    const until = performance.now() + WAIT_MS;
    for (let current: ImageRow | undefined = row; ; current = await repository.find(row.id)) {
      if (!current) throw new CallError('conflict');
      if (current.state !== 'reading' || performance.now() > until) return current;
      await wait(CHECK_MS);
    }
  }

  return {
    async upload(author, { draftId, fileContent }) {
      assertMember(author);
      const accountId = author.customerId;
      if (!(await drafts.findOwn(accountId, draftId))) throw new CallError('notFound');
      const source = await decodeBase64(fileContent);
      if (source.length > CASE_IMAGE_BYTES_MAX) throw new CallError('tooLarge');
      const { bytes, width, height } = await withRequestImageSlot(() => reencodeImage(source, 'unsupportedType'));
      const row: ImageRow = {
        id: randomId(),
        draftId,
        accountId,
        state: 'reading',
        width,
        height,
        bytes: bytes.length,
        flags: null,
        boxes: [],
        isChecked: false,
        createdAt: clock.now(),
      };
      await insert(row);
      try {
        await files.writeOriginal(row, bytes);
        await jobs.send(db, imageTextQueue, { id: row.id });
      } catch (error) {
        await files.delete(row).catch((cause: unknown) => log.warn(cause));
        await repository.delete(row.id).catch((cause: unknown) => log.warn(cause));
        throw error;
      }
      return presentImage(await waitForText(row));
    },

    async mask(author, { imageId, boxes, isChecked }) {
      assertMember(author);
      const accountId = author.customerId;
      const found = await repository.findOwn(accountId, imageId, { isLocked: false });
      if (!found) throw new CallError('notFound');
      const { image } = found;
      if (found.isInReview || image.state !== 'ready') throw new CallError('conflict');
      if (!boxes.every((box) => isInside(box, image))) throw new CallError('badInput');
      await files.writeMasked(image, boxes);
      const isHandled = (image.flags ?? []).every((text) => isCovered(text, boxes));
      const { before, after } = await db.transaction(async (tx) => {
        const images = createImageRepository(tx);
        const locked = await images.findOwn(accountId, imageId, { isLocked: true });
        if (!locked) throw new CallError('notFound');
        if (locked.isInReview) throw new CallError('conflict');
        const values = { boxes, isChecked: isChecked || isHandled };
        await images.update(imageId, values);
        return { before: locked.image, after: { ...locked.image, ...values } };
      });
      const isSame = JSON.stringify(before.boxes) === JSON.stringify(boxes);
      // Only its bytes are lost otherwise, until the picture is deleted.
      if (!isSame) await files.deleteMasked(before, before.boxes).catch((cause: unknown) => log.warn(cause));
      return presentImage(after);
    },

    async list(accountId, draftId) {
      if (!(await drafts.findOwn(accountId, draftId))) throw new CallError('notFound');
      return (await repository.listOfDraft(draftId)).map(presentImage);
    },

    async open(accountId, id, size) {
      const found = await repository.findOwn(accountId, id, { isLocked: false });
      const picture = found?.image.state === 'ready' ? await files.readMasked(found.image, size) : null;
      if (!picture) throw new CallError('notFound');
      return picture;
    },
  };
}
