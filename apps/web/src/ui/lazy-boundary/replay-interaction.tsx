import { useEffect, useRef } from 'react';

/** The last interaction with the placeholder button. */
export type Interaction = 'none' | 'focused' | 'pressed';

/** Replays the placeholder's focus and click on the button before it. */
export function ReplayInteraction({ touch }: { touch: Interaction }) {
  const place = useRef<HTMLElement>(null);
  const onMount = useRef(touch);
  useEffect(() => {
    const button = place.current?.previousElementSibling;
    if (!(button instanceof HTMLButtonElement) || onMount.current === 'none') return;
    button.focus();
    if (onMount.current === 'pressed') button.click();
  }, []);
  return <i ref={place} hidden />;
}
