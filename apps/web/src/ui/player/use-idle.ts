import { useEffect, useEffectEvent, useRef, useState } from 'react';

const IDLE_MS = 3000;

/**
 * Returns true when the viewer was inactive for 3 seconds while it plays. `wake` reports activity; `rest` ends it at
 * once, for a tap that hides the controls.
 */
export function useIdle(isPlaying: boolean) {
  const [isIdle, setIsIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsIdle(true), IDLE_MS);
  };
  const rest = () => {
    clearTimeout(timer.current);
    setIsIdle(true);
  };
  const wake = () => {
    setIsIdle(false);
    restLater();
  };
  const startTimer = useEffectEvent(restLater);
  useEffect(() => {
    if (isPlaying) startTimer();
    return () => clearTimeout(timer.current);
  }, [isPlaying]);
  return { isIdle: isPlaying && isIdle, wake, rest };
}
