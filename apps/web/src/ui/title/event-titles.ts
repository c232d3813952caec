import type { LiveCard } from '@osteon/contract';
import type { Titles } from '@osteon/domain';

/** The two titles of a live event, which the specification names otherwise (seed 001 §3, activityTitle). */
export const eventTitles = ({
  activityTitle,
  activityTitleEn,
}: Pick<LiveCard, 'activityTitle' | 'activityTitleEn'>): Titles => ({
  title: activityTitle,
  titleEn: activityTitleEn,
});
