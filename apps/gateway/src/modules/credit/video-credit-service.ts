import type { AppContext } from '../../platform/app-context.ts';
import type { OnVideoSeen, VideoSeenEvent, WatchLedger } from '../video/watch/watch-ledger-service.ts';
import { createCreditRepository } from './credit-repository.ts';
import type { CreditService } from './credit-service.ts';

/** Awards the credit of a video by the watch ledger, in the transaction in which it was seen (rules/credit#videos). */
export function createVideoCredit(
  { clock }: Pick<AppContext, 'clock'>,
  {
    watchLedger,
    credit,
  }: { readonly watchLedger: WatchLedger; readonly credit: Pick<CreditService, 'awardVideoCredit'> },
): OnVideoSeen {
  return async (tx, { accountId, videoId }: VideoSeenEvent) => {
    const video = await createCreditRepository(tx).findVideo(videoId);
    const seen = (await watchLedger.listSeen(accountId, [videoId], tx)).get(videoId);
    if (!video || !seen) return;
    const { seenSeconds: seconds, durationSeconds, sessions } = seen;
    const intervals = seen.seenRanges.map(({ startSeconds: from, endSeconds: to }) => ({ from, to }));
    const watched = [{ videoId, title: video.title, intervals, seconds, durationSeconds, sessions: [...sessions] }];
    await credit.awardVideoCredit(tx, { accountId, videoId, evidence: { watched, test: null }, at: clock.now() });
  };
}
