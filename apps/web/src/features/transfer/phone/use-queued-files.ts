import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { UploadQueue } from './upload-queue.ts';

/** The running uploads; interrupted ones are resumed when the page becomes visible, or the network is back. */
export function useQueuedFiles(queue: UploadQueue) {
  useEffect(() => {
    const onVisibleOrOnline = () => {
      if (document.visibilityState === 'visible') queue.resumeBroken();
    };
    document.addEventListener('visibilitychange', onVisibleOrOnline);
    window.addEventListener('online', onVisibleOrOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibleOrOnline);
      window.removeEventListener('online', onVisibleOrOnline);
    };
  }, [queue]);
  return useStore(queue.store, (state) => state.files);
}
