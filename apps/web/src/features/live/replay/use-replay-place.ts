import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type LivePlayback, showSecond } from '../engine/live-playback.ts';
import { tellStageMoment } from '../engine/moment-store.ts';

/** Where a replay is played. */
export interface ReplayPlace {
  /** The second that is shown. */
  readonly at: number;
  /** Whether the end of what may be watched is reached. */
  readonly isOver: boolean;
  readonly note: (at: number) => void;
  readonly setOver: (isOver: boolean) => void;
  /** Goes to a second and plays on; from the end of what may be watched on to that. */
  readonly seek: (second: number) => void;
}

/** The place of the replay of one channel at a time, which an address begins at and goes to (rules/live#rooms). */
export function useReplayPlace(playback: LivePlayback | undefined, end: number): ReplayPlace {
  const address = useStartOfAddress();
  const [start, setStart] = useState<StartOfAddress>({ visit: '', second: null });
  const [place, setPlace] = useState({ at: 0, isOver: false });
  const getPlace = (to: number) => ({ at: Math.min(to, end), isOver: to >= end });
  if (start.visit !== address.visit) {
    setStart(address);
    if (address.second !== null) setPlace(getPlace(address.second));
  }

  const show = (to: number) => {
    const { at, isOver } = getPlace(to);
    if (playback) showSecond(playback, at, !isOver);
  };
  const showStart = useEffectEvent((second: number | null) => {
    if (second === null) return;
    // Another channel begins there, not at the moment of the one before.
    tellStageMoment({ moment: null });
    show(second);
  });
  useEffect(() => showStart(start.second), [start]);

  return {
    at: place.at,
    isOver: place.isOver,
    note: (at) => setPlace((before) => ({ ...before, at })),
    setOver: (isOver) => setPlace((before) => ({ ...before, isOver })),
    seek(to) {
      setPlace(getPlace(to));
      show(to);
    },
  };
}

/** Where an address begins. */
interface StartOfAddress {
  /** The second that it names (`t`); null where it names none. */
  readonly second: number | null;
  /** Another one each time that an address is opened. */
  readonly visit: string;
}

function useStartOfAddress(): StartOfAddress {
  const text = useSearchParams()[0].get('t');
  const { key: visit } = useLocation();
  return { second: text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null, visit };
}
