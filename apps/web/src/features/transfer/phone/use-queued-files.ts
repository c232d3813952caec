import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { UploadQueue } from './upload-queue.ts';

/** The running uploads; interrupted ones are resumed when the page becomes visible, or the network is back. */
export function useQueuedFiles(queue: UploadQueue) {
  useEffect(() => {
    const goOn = () => {
      if (document.visibilityState === 'visible') queue.resumeBroken();
    };
    document.addEventListener('visibilitychange', goOn);
    window.addEventListener('online', goOn);
    return () => {
      document.removeEventListener('visibilitychange', goOn);
      window.removeEventListener('online', goOn);
    };
  }, [queue]);
  return useStore(queue.store, (state) => state.files);
}
