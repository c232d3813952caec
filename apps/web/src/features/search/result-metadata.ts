import type { SearchResult } from '@osteon/contract';
import { formatDate } from '@osteon/domain';
import { audienceText } from '../../texts/audience-text.ts';
import { authorText } from '../../texts/author-text.ts';
import { countText } from '../../texts/count-text.ts';
import { m } from '../../texts/index.ts';
import { liveStatusText } from '../../texts/live-status-text.ts';

/** Metadata line of a result besides its type: author, hospital, counts; only known values. */
export function listResultMetadata({ card, live, doctor, product }: SearchResult): string[] {
  if (card) {
    const { author, publishedAt } = card;
    return some([
      `${authorText(author)} ${author?.hospital ?? ''}`.trim(),
      audienceText(card),
      formatDate(publishedAt),
    ]);
  }
  if (live) {
    const names = live.lecturers.map(({ name }) => name).join('、');
    const views = live.viewCount > 0 && m['search.meta.views']({ count: countText(live.viewCount) });
    return some([liveStatusText(live.shownStatus), names, formatDate(live.planBeginTime), views]);
  }
  if (doctor) {
    const works = doctor.workCount > 0 && m['search.meta.works']({ count: doctor.workCount });
    return some([doctor.title, doctor.hospital, works]);
  }
  return product ? some([product.company, product.category]) : [];
}

const some = (values: readonly (string | null | undefined | false)[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');
