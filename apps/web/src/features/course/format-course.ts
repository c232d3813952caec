import type { ResourceCard } from '@osteon/contract';
import { parseCreditClass } from '@osteon/domain';
import { m } from '../../texts/index.ts';

type CourseFields = NonNullable<ResourceCard['course']>;

/** Text of a duration: 2小时55分, below an hour 20分钟. */
export function lengthText(minutes: number): string {
  if (minutes < 60) return m['course.lengthMinutes']({ minutes });
  return m['course.lengthHours']({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Text of the total duration of a course. */
export const courseLengthText = ({ lessons }: Pick<CourseFields, 'lessons'>): string =>
  lengthText(lessons.reduce((sum, { minutes }) => sum + minutes, 0));

/** Text of the remaining time of a video: 剩余18分17秒, below a minute 剩余17秒. */
export function remainingText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return m['course.lesson.remainingSeconds']({ seconds: whole });
  return m['course.lesson.remaining']({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** The credit of a course: I类1.5学分; empty for none. */
export function creditText({ creditClass, points }: Pick<CourseFields, 'creditClass' | 'points'>): string {
  const parsed = parseCreditClass(creditClass);
  return parsed !== null && points > 0 ? m['course.credit']({ class: parsed, points }) : '';
}
