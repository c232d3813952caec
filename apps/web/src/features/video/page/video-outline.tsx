import { getStepRanges } from '@osteon/domain';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { KeyPointSection } from './key-points.tsx';
import { StepSection } from './step-section.tsx';

/** What a video shows, below it: the steps of an operation, of any other the key points. */
export function VideoOutline({ video: { steps, chapters, keyPoints, card } }: { video: Video }) {
  if (steps.length === 0) return <KeyPointSection points={keyPoints} />;
  const ranges = getStepRanges(steps, chapters, card.durationSeconds ?? 0);
  return <StepSection steps={steps} ranges={ranges} keyPoints={keyPoints} />;
}
