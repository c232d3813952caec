import type { LiveCard } from '@osteon/contract';
import type { Titles } from '@osteon/domain';

/** The two titles of a live event, which have other names in its call (rules/live#event). */
export const eventTitles = ({
  activityTitle,
  activityTitleEn,
  liveType,
}: Pick<LiveCard, 'activityTitle' | 'activityTitleEn' | 'liveType'>): Titles => ({
  title: activityTitle,
  titleEn: activityTitleEn,
  englishFirst: liveType === 'asia',
});
