import { useEffect, useState } from 'react';

/** Whether the rail's labels are hidden: from Esc until the pointer or the focus moves. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hush = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setQuiet(true);
    };
    const speak = () => setQuiet(false);
    document.addEventListener('keydown', hush, { signal });
    document.addEventListener('pointerover', speak, { signal });
    document.addEventListener('focusin', speak, { signal });
    return () => listening.abort();
  }, []);
  return quiet;
}
