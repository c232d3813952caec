import type { PlayedVideo } from '../../../entities/video/api/get-video-play.ts';
import { measureRanges } from './measure-ranges.ts';
import { createReportQueue } from './report-queue.ts';

/**
 * Reports what a media element plays of a video, for a viewer who is logged in, until `signal` is aborted
 * (rules/watch#heartbeats). The session is opened when it first plays; what plays before it is open is not counted.
 */
export function reportWatched(media: HTMLVideoElement, played: PlayedVideo, signal: AbortSignal): void {
  const queue = createReportQueue(played);
  const meter = measureRanges(media, { isListening: queue.ensureSession, onRange: queue.add });
  const sendBeforeLeaving = () => {
    meter.cut();
    queue.sendAll();
  };
  window.addEventListener('pagehide', sendBeforeLeaving, { signal });
  signal.addEventListener('abort', () => {
    meter.stop();
    queue.stop();
  });
}
