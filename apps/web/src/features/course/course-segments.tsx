import type { ResourceCard } from '@osteon/contract';
import { SegmentedProgress } from '../../ui/progress/segmented-progress.tsx';

/** The lessons of a course as segments, proportional to their length, filled by the learner's progress. */
export function CourseSegments({ course }: { course: NonNullable<ResourceCard['course']> }) {
  const { lessons, learning } = course;
  return (
    <SegmentedProgress
      segments={lessons.map(({ minutes, type }, index) => ({
        weight: minutes,
        done: learning?.shares[index] ?? 0,
        outlined: type === 'test',
      }))}
    />
  );
}
