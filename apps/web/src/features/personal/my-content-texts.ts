import type { MyContent } from '../../entities/personal/api/list-my-content.ts';
import { dateText, monthDayTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { relativeTimeText } from '../../texts/relative-time-text.ts';

const states: Readonly<Record<MyContent['state'], () => string>> = {
  draft: m['mine.content.draft'],
  review: m['mine.content.review'],
  returned: m['mine.content.returned'],
  published: m['mine.content.published'],
  withdrawn: m['mine.content.withdrawn'],
  recheck: m['mine.content.recheck'],
};

/** The name of the state of a work. */
export const stateText = (state: MyContent['state']): string => states[state]();

/** The details of a work besides its title and state. */
export function aboutTexts({ state, changedAt, reason }: MyContent, now: number): readonly string[] {
  switch (state) {
    case 'draft':
      return [m['mine.content.savedAt']({ time: relativeTimeText(changedAt, now) })];
    case 'review':
      return [m['mine.content.submittedAt']({ time: monthDayTimeText(changedAt) }), m['mine.content.reviewTime']()];
    case 'returned':
      return [reason];
    case 'recheck':
      return [m['mine.content.recheckNote']()];
    case 'published':
    case 'withdrawn':
      return [m['mine.content.publishedAt']({ date: dateText(changedAt) })];
  }
}
