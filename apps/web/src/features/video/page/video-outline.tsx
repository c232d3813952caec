import { getStepRanges } from '@osteon/domain';
import type { Video } from '../../../entities/video/api/get-video.ts';
import { KeyPointSection } from './key-points.tsx';
import { StepSection } from './step-section.tsx';

/** The outline below a video: the steps of an operation, the key points of any other. */
export function VideoOutline({ video: { steps, chapters, keyPoints, card } }: { video: Video }) {
  if (steps.length === 0) return <KeyPointSection points={keyPoints} />;
  const ranges = getStepRanges(steps, chapters, card.durationSeconds ?? 0);
  return <StepSection steps={steps} ranges={ranges} keyPoints={keyPoints} />;
}
