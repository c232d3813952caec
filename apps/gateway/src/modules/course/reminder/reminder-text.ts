import { formatDuration } from '@osteon/domain';
import type { ComposeMessage } from '../../../platform/portal-message.ts';
import { m } from '../../../texts/index.ts';

/** The course and lesson at which a learner stopped. */
interface UnfinishedCourse {
  readonly title: string;
  readonly lesson: string;
  /** Number of the lesson, from 1. */
  readonly number: number;
  /** The rest of the lesson, in seconds; 0 where it is unknown. */
  readonly secondsLeft: number;
  /** Number of the learner's other unfinished courses. */
  readonly others: number;
}

/** The message that reminds a learner of a course (rules/learning#reminders). */
export function composeReminder({ others, secondsLeft, ...stop }: UnfinishedCourse): ComposeMessage {
  const inputs = { ...stop, time: formatDuration(secondsLeft) };
  return (locale) => {
    const text = m[`course.reminder.${secondsLeft > 0 ? 'lessonLeft' : 'lesson'}`](inputs, { locale });
    return {
      title: m['course.reminder.title']({}, { locale }),
      body: others > 0 ? m['course.reminder.withOthers']({ text, count: others }, { locale }) : text,
    };
  };
}
