import type { SearchResult } from '@osteon/contract';
import { audienceText } from '../../texts/audience-text.ts';
import { authorText } from '../../texts/author-text.ts';
import { countText } from '../../texts/count-text.ts';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { joinList } from '../../texts/join-text.ts';
import { doctorTitleText, productCategoryText } from '../../texts/library/library-text.ts';
import { liveStatusText } from '../../texts/live-status-text.ts';

/** Metadata line of a result besides its type: author, hospital, counts; only known values. */
export function listResultMetadata({ card, live, doctor, product }: SearchResult): string[] {
  if (card) {
    const { author, publishedAt } = card;
    return some([`${authorText(author)} ${author?.hospital ?? ''}`.trim(), audienceText(card), dateText(publishedAt)]);
  }
  if (live) {
    const names = joinList(live.lecturers.map(({ name }) => name));
    const views = live.viewCount > 0 && m['search.meta.views']({ count: countText(live.viewCount) });
    return some([liveStatusText(live.shownStatus), names, dateText(live.planBeginTime), views]);
  }
  if (doctor) {
    const works = doctor.workCount > 0 && m['search.meta.works']({ count: doctor.workCount });
    return some([doctorTitleText(doctor.title), doctor.hospital, works]);
  }
  return product ? some([product.company, productCategoryText(product.category)]) : [];
}

const some = (values: readonly (string | null | undefined | false)[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');
