import type { ResponseOf } from '@osteon/contract';
import { isOnAir, LiveStatus } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { BookAction, BookActions, CalendarLink } from '../booking/book-actions.tsx';
import { getRoomPath } from '../url/room-path.ts';
import { type Hall, listBookedItems } from './halls.ts';

interface MeetingActionsProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
  halls: readonly Hall[];
}

/**
 * The actions of a meeting: book it, enter its first hall, watch its replay, and download the user's schedule as a
 * calendar file.
 */
export function MeetingActions({ live, halls }: MeetingActionsProps) {
  const isAhead = live.status === LiveStatus.advertise;
  const hasBookedItems = (isAhead || isOnAir(live.status)) && listBookedItems(halls).length > 0;
  if (isAhead && !hasBookedItems) return <BookActions live={live} />;
  return (
    <>
      {isAhead ? <BookAction live={live} /> : <Entry live={live} halls={halls} />}
      {hasBookedItems && (
        <CalendarLink path={`/booked?activityId=${live.activityId}`}>{m['live.meeting.calendar']()}</CalendarLink>
      )}
    </>
  );
}

/** The link into the first hall of a running meeting, or to its replay; nothing if there is neither. */
function Entry({ live, halls: [first] }: MeetingActionsProps) {
  if (!first?.channelId) return null;
  if (isOnAir(live.status))
    return (
      <ButtonLink kind="primary" to={getRoomPath(live, first.channelId)}>
        {m['live.meeting.enterHall']({ hall: first.name })}
      </ButtonLink>
    );
  if (live.replayList.length === 0) return null;
  return (
    <ButtonLink kind="primary" to={getRoomPath(live, first.channelId)}>
      {m['live.list.watchReplay']()}
    </ButtonLink>
  );
}
