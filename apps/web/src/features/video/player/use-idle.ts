import { useEffect, useRef, useState } from 'react';

const IDLE_MS = 3000;

/**
 * Whether nothing was done for 3 seconds. `wake` tells that something was; `rest` that nothing more is to come, for a
 * tap that sends the controls away.
 */
export function useIdle() {
  const [isIdle, setIsIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = () => {
    clearTimeout(timer.current);
    setIsIdle(true);
  };
  const wake = () => {
    clearTimeout(timer.current);
    setIsIdle(false);
    timer.current = setTimeout(() => setIsIdle(true), IDLE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isIdle, wake, rest };
}
