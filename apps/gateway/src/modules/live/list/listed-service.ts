import type { ListedLive } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Recordings } from '../replay/replay-recording-service.ts';
import type { LiveRepository, LiveRow } from '../repository.ts';
import type { LiveService } from '../service.ts';
import { presentListed } from './list-presenter.ts';

interface ListedDependencies {
  readonly clock: Clock;
  readonly repository: Pick<LiveRepository, 'countChannels' | 'listFilms'>;
  readonly service: Pick<LiveService, 'presentRows'>;
  readonly recordings: Pick<Recordings, 'listStretches'>;
}

/** Reads the data of list rows beside the events themselves (rules/live#lists). */
export type ReadListed = (rows: readonly LiveRow[]) => Promise<ListedLive[]>;

/** Creates the reader of list rows. */
export const createReadListed =
  ({ clock, repository, service, recordings }: ListedDependencies): ReadListed =>
  async (rows) => {
    const filmIds = rows.flatMap(({ event }) => event.playbackVideoId ?? []);
    const [cards, channels, films] = await Promise.all([
      service.presentRows(rows),
      repository.countChannels(rows.map(({ event }) => event.id)),
      filmIds.length > 0 ? repository.listFilms(filmIds) : [],
    ]);
    const filmed = new Set(films.map(({ id }) => id));
    const recorded = rows.flatMap(({ event: { id, status, playbackVideoId } }) =>
      status === LiveStatus.replay && !filmed.has(playbackVideoId ?? '') ? id : [],
    );
    const stretches = await recordings.listStretches(recorded);
    return presentListed(rows, { cards, channels, films, stretches }, clock.now());
  };
