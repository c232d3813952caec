import type { InputOf } from '@osteon/contract';
import { CAPTION_LANGUAGES, isCaptionTimeRange, isOnAir, OVER_STATUSES } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyLive } from '../../live/event/service.ts';
import { listHandPauses } from '../../live/status/move-status-service.ts';
import type { ChannelKey } from '../../stream/renew-key-service.ts';
import { isStreamSecret, readStreamKey } from '../../stream/stream-key.ts';
import { type CaptionRow, createCaptionRepository } from './caption-repository.ts';

type Post = Pick<InputOf<'postLiveCaptions'>, 'key' | 'sentAt' | 'captions'>;

/**
 * Stores captions that were posted with the key of a channel; returns how many were new or changed
 * (rules/room-captions#captions).
 * @throws {CallError} notAllowed, notFound, badInput for impossible times, or conflict for a channel that accepts none
 */
export type PostCaptions = (post: Post) => Promise<number>;

/** Creates the function that stores posted captions. */
export const createPostCaptions =
  ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): PostCaptions =>
  ({ key, sentAt, captions }) => {
    const { channelId, secret } = readStreamKey(key) ?? { channelId: '', secret: '' };
    if (captions.some((caption) => !isCaptionTimeRange(caption, sentAt))) throw new CallError('badInput');
    return db.transaction(async (tx) => {
      const repository = createCaptionRepository(tx);
      const found = await repository.lockChannel(channelId);
      if (!found) throw new CallError('notFound');
      const { channel, status } = found;
      if (channel.captionKeyHash === null || !isStreamSecret(secret, channel.captionKeyHash))
        throw new CallError('notAllowed');
      const isOver = OVER_STATUSES.includes(status);
      if (!isOver && (!isOnAir(status) || channel.segmentAt === null)) throw new CallError('conflict');
      const clockOffset = clock.now() - sentAt;
      const posted = selectNewest(
        captions.map(({ id: captionId, startAt, endAt, ...caption }) => ({
          ...caption,
          channelId,
          captionId,
          startAt: startAt + clockOffset,
          endAt: endAt + clockOffset,
        })),
      );
      const rows = isOver
        ? retainTimes(posted, await repository.listByIds(channelId, posted.map(toId)))
        : await withoutHandPauses(tx, channel.liveId, posted);
      if (rows.length === 0) return 0;
      const stored = await repository.save(rows);
      if (stored === 0) return 0;
      const formerLanguages = channel.captionLanguages;
      const languages = CAPTION_LANGUAGES.filter(
        (each) => formerLanguages.includes(each) || rows.some((row) => row.language === each),
      );
      await repository.setCaptioned(channelId, languages);
      // A page reads the languages with the event, and the captions themselves every other second.
      if (languages.length > formerLanguages.length) await notifyLive(tx, channel.liveId);
      return stored;
    });
  };

/** The key of a channel's captioner (rules/room-captions#caption-keys). */
export const captionKey: ChannelKey = {
  event: 'liveCaptionKeysRenewed',
  setKey: (tx, channelId, hash) => createCaptionRepository(tx).setKey(channelId, hash),
};

/** Deletes all captions of a channel, in the transaction that deletes its recording. */
export const deleteCaptions = (tx: Database, channelId: string): Promise<void> =>
  createCaptionRepository(tx).deleteAll(channelId);

const toId = ({ captionId }: CaptionRow): string => captionId;

const toKey = ({ language, captionId }: CaptionRow): string => `${language} ${captionId}`;

/** The row with the highest revision for each id; among equal revisions the last. */
function selectNewest(rows: readonly CaptionRow[]): CaptionRow[] {
  const newest = new Map<string, CaptionRow>();
  for (const row of rows) {
    const known = newest.get(toKey(row));
    if (!known || row.revision >= known.revision) newest.set(toKey(row), row);
  }
  return [...newest.values()];
}

/**
 * The captions of which no part was said during a pause by hand: nothing of it is published, recorded or in the replay
 * (rules/live#pause-by-hand). A removal publishes nothing.
 */
async function withoutHandPauses(
  db: Database,
  liveId: string,
  rows: readonly CaptionRow[],
): Promise<readonly CaptionRow[]> {
  const pauses = await listHandPauses(db, liveId);
  return rows.filter(
    ({ text, startAt, endAt }) => text === '' || !pauses.some(({ from, until }) => startAt < until && endAt > from),
  );
}

/**
 * Corrections of stored captions, which retain their times.
 * @throws {CallError} conflict for a caption that is not stored
 */
function retainTimes(rows: readonly CaptionRow[], stored: readonly CaptionRow[]): CaptionRow[] {
  const known = new Map(stored.map((row) => [toKey(row), row]));
  return rows.map((row) => {
    const former = known.get(toKey(row));
    if (!former) throw new CallError('conflict');
    return { ...row, startAt: former.startAt, endAt: former.endAt };
  });
}
