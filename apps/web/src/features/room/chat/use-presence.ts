import type { ResponseOf } from '@osteon/contract';
import { LIVE_PRESENCE_BEAT_MS } from '@osteon/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { joinInActivity } from '../api/join-in-activity.ts';
import { leaveActivity } from '../api/leave-activity.ts';

type Joined = ResponseOf<'joinInActivity'>;

/** The answers to the presence that the page of an event reports. */
export interface Presence {
  /** The event's counters; null before the first answer. */
  readonly statistics: Joined['statistics'] | null;
  /** The viewer's permission; null while the details of the event are newer. */
  readonly auth: Joined['userChatRoomAuth'] | null;
  /** The rules of the room; null before the first answer. */
  readonly room: Joined['room'] | null;
  /** The viewer's own ids in the chat and those of blocked people; null before the first answer and for visitors. */
  readonly own: Joined['own'] | null;
  /** Requests them at once, for something has changed them. */
  readonly renew: () => void;
}

/**
 * Reports presence on the page of an event while it is visible, and returns what the answers say
 * (rules/room-presence#presence).
 * @param detailKey names the state of event and viewer in the event's details; answers to another one are out of date
 */
export function usePresence(activityId: string, userType: number, detailKey: string): Presence {
  const [joined, setJoined] = useState<{ detailKey: string; answer: Joined } | null>(null);
  const count = useRef(0);
  const current = { activityId, userType, detailKey };
  const join = (as = current) => {
    if (document.visibilityState === 'hidden') return;
    count.current++;
    const number = count.current;
    joinInActivity(as.activityId, as.userType).then(
      (answer) => {
        if (number === count.current) setJoined({ detailKey: as.detailKey, answer });
      },
      // The next heartbeat is the retry.
      () => undefined,
    );
  };
  const joinNow = useEffectEvent(join);
  useEffect(() => {
    const beat = () => joinNow();
    const leave = () => leaveActivity(activityId);
    const timer = setInterval(beat, LIVE_PRESENCE_BEAT_MS);
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('pagehide', leave);
    // Later answers are those of an event that was left.
    const dropAnswers = () => {
      count.current++;
    };
    return () => {
      dropAnswers();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [activityId]);
  // After the effect above, which leaves the former event; new details are a reason to join again.
  useEffect(() => joinNow({ activityId, userType, detailKey }), [activityId, userType, detailKey]);
  return {
    statistics: joined?.answer.statistics ?? null,
    auth: joined?.detailKey === detailKey ? joined.answer.userChatRoomAuth : null,
    room: joined?.answer.room ?? null,
    own: joined?.answer.own ?? null,
    renew: () => join(),
  };
}
