import { getDayStart } from '@osteon/domain';
import { shortDayTexts } from '../../../texts/date-text.ts';

/** A day, written yyyy-mm-dd, as a number with its month: 12.1, in English 1 Dec. */
export function DayNumber({ day: isoDay, monthClass }: { day: string; monthClass?: string | undefined }) {
  const { before, day, after } = shortDayTexts(getDayStart(isoDay));
  return (
    <>
      {before && <span className={monthClass}>{before}</span>}
      {day}
      {after && <span className={monthClass}>{after}</span>}
    </>
  );
}
