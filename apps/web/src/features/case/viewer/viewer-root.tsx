import { useEffect, useState } from 'react';
import { onReconnect } from '../../../lib/connection/connection-store.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { queryClient } from '../../../lib/gateway/query-client.ts';
import { type CaseImage, type CaseStack, listSeries, type Series } from './data/series.ts';
import { SliceLoader } from './data/slice-loader.ts';
import { FullViewer } from './full/full-viewer.tsx';
import { InlineViewer } from './inline/inline-viewer.tsx';
import { useSavedMeasures } from './measures/use-saved-measures.ts';
import { createViewerStore, replaceSeries, type Viewer, ViewerContext } from './state/viewer-store.ts';

interface CaseViewerProps {
  caseId: string;
  title: string;
  images: CaseImage[];
  stacks: CaseStack[];
  /** Number of pictures and stacks that are held back. */
  sealedImageNum: number;
  /** Takes over the measures as a text, as into a comment; without it nothing offers to. */
  onQuote?: (text: string) => void;
}

/** Shortest time in ms between two requests for new links. */
const RENEW_PAUSE_MS = 60_000;

function createViewer(caseId: string, series: readonly Series[]): Viewer {
  let renewedAt = Number.NEGATIVE_INFINITY;
  const onExpired = () => {
    if (performance.now() - renewedAt < RENEW_PAUSE_MS) return;
    renewedAt = performance.now();
    void queryClient.invalidateQueries({ queryKey: [...gatewayKey('getCase'), { id: caseId }] });
  };
  return { store: createViewerStore(series), loader: new SliceLoader({ onExpired }) };
}

/** The viewer in the page, and the one over the whole window that it opens. */
export function ViewerRoot({ caseId, title, images, stacks, sealedImageNum, onQuote }: CaseViewerProps) {
  const series = listSeries(images, stacks);
  const [viewer] = useState(() => createViewer(caseId, series));
  const [isFull, setIsFull] = useState(false);
  const { store, loader } = viewer;

  useEffect(() => {
    loader.setSeries(series);
    store.setState(replaceSeries(series));
  }, [loader, store, series]);

  useEffect(() => {
    const show = () => {
      const state = store.getState();
      const shown = state.panes.flatMap(({ seriesKey, slice, direction }) => {
        const of = state.series.find(({ key }) => key === seriesKey);
        return of ? [{ series: of, slice, direction }] : [];
      });
      loader.show(shown, state.hasScrolled);
    };
    show();
    const ends = [store.subscribe(show), onReconnect(() => loader.retry())];
    return () => {
      for (const end of ends) end();
      loader.close();
    };
  }, [loader, store]);

  useSavedMeasures(caseId, store);

  if (series.length === 0) return null;
  return (
    <ViewerContext value={viewer}>
      <InlineViewer sealedNum={sealedImageNum} isCovered={isFull} onFull={() => setIsFull(true)} />
      {isFull && <FullViewer title={title} onQuote={onQuote} onClose={() => setIsFull(false)} />}
    </ViewerContext>
  );
}
