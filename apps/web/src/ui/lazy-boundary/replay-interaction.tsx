import { useEffect, useRef } from 'react';

/** How far somebody had come with the button that stood in a part's place. */
export type Interaction = 'none' | 'focused' | 'pressed';

/** Gives the button that stands before it the focus, and the press, that the one in its place has had. */
export function ReplayInteraction({ touch }: { touch: Interaction }) {
  const place = useRef<HTMLElement>(null);
  const arrived = useRef(touch);
  useEffect(() => {
    const button = place.current?.previousElementSibling;
    if (!(button instanceof HTMLButtonElement) || arrived.current === 'none') return;
    button.focus();
    if (arrived.current === 'pressed') button.click();
  }, []);
  return <i ref={place} hidden />;
}
