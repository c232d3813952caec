import type { Locale } from '@osteon/domain';
import type { ComposeMessage } from '../../../platform/portal-message.ts';
import { m } from '../../../texts/index.ts';
import type { CourseChange } from './change-repository.ts';

/** The ways in which lessons change, in the order of the message. */
const WAYS = ['added', 'removed', 'changed'] as const;

/** The message that notifies learners of the changes in a course (rules/learning#changes). */
export function composeChange(
  title: string,
  change: Pick<CourseChange, (typeof WAYS)[number] | 'testChanged'>,
): ComposeMessage {
  return (locale) => {
    const changes = [
      ...WAYS.flatMap((way) => {
        const lessons = listTitles(change[way], locale);
        return lessons === '' ? [] : m[`course.change.${way}`]({ lessons }, { locale });
      }),
      ...(change.testChanged ? [m['course.change.test']({}, { locale })] : []),
    ].join(m['format.clauses']({}, { locale }));
    return {
      title: m['course.change.title']({}, { locale }),
      body: m['course.change.body']({ title, changes }, { locale }),
    };
  };
}

function listTitles(titles: readonly string[], locale: Locale): string {
  return titles.map((title) => m['course.change.lesson']({ title }, { locale })).join(m['format.list']({}, { locale }));
}
