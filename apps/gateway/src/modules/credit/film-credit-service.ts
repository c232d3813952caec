import type { AppContext } from '../../platform/app-context.ts';
import type { FilmSeen, OnFilmSeen, WatchLedger } from '../video/watch/watch-ledger-service.ts';
import { createCreditRepository } from './credit-repository.ts';
import type { CreditService } from './credit-service.ts';

/** Awards the credit of a video by the watch ledger, in the transaction in which it was seen (rules/credit#films). */
export function createFilmCredit(
  { clock }: Pick<AppContext, 'clock'>,
  { films, credit }: { readonly films: WatchLedger; readonly credit: Pick<CreditService, 'bookFilm'> },
): OnFilmSeen {
  return async (tx, { accountId, videoId }: FilmSeen) => {
    const film = await createCreditRepository(tx).findFilm(videoId);
    const seen = (await films.listSeen(accountId, [videoId], tx)).get(videoId);
    if (!film || !seen) return;
    const { seenSeconds: seconds, durationSeconds, sessions } = seen;
    const intervals = seen.intervals.map(({ startSeconds: from, endSeconds: to }) => ({ from, to }));
    const watched = [{ videoId, title: film.title, intervals, seconds, durationSeconds, sessions: [...sessions] }];
    await credit.bookFilm(tx, { accountId, videoId, evidence: { watched, test: null }, at: clock.now() });
  };
}
