import { useEffect, useState } from 'react';

/** True if the rail's labels are hidden: from Esc until the pointer or the focus moves. */
export function useLabelsHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHidden(true);
    };
    const show = () => setHidden(false);
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerover', show, { signal });
    document.addEventListener('focusin', show, { signal });
    return () => listeners.abort();
  }, []);
  return hidden;
}
