import { formatCredit, PersonalTab } from '@osteon/domain';
import { useGetPersonalSummary } from '../../entities/personal/api/get-personal-summary.ts';
import { countText } from '../../texts/count-text.ts';
import { m } from '../../texts/index.ts';
import { Figures } from '../../ui/figures/figures.tsx';

/**
 * Counts of the customer's follows, fans, published content and credits, with their links
 * (rules/personal#personal-home).
 */
export function PersonalFigures() {
  const summary = useGetPersonalSummary();
  const credits = summary?.creditYear ?? 0;
  const figure = (count: number | undefined) => (count === undefined ? '–' : countText(count));
  return (
    <Figures
      figures={[
        { label: m['doctor.following'](), value: figure(summary?.followingNum), to: '/personalHome?people=following' },
        { label: m['doctor.followers'](), value: figure(summary?.fanNum), to: '/personalHome?people=fans' },
        {
          label: m['doctor.works'](),
          value: figure(summary?.contentNum),
          to: `/personalHome?tab=${PersonalTab.myContent}`,
        },
        ...(credits > 0
          ? [{ label: m['credit.thisYear'](), value: formatCredit(credits), to: '/personalHome?view=credits' }]
          : []),
      ]}
    />
  );
}
