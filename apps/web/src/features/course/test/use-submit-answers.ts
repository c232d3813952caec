import type { AttemptQuestion } from '../../../entities/course/api/get-course-test.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useSubmitCourseTest } from '../api/submit-course-test.ts';
import { dropAnswers, holdAnswers, releaseAnswers } from './answer-queue.ts';

/**
 * Submits an attempt; if questions are unanswered it confirms first, and leads to the first of them
 * (rules/course-test#submission).
 */
export function useSubmitAnswers(id: string, questions: readonly AttemptQuestion[], onAnswer: (index: number) => void) {
  const { mutateAsync, isPending } = useSubmitCourseTest();
  async function submit(): Promise<void> {
    const open = questions.flatMap(({ answer }, index) => (answer.length === 0 ? [index] : []));
    const [first] = open;
    if (first !== undefined) {
      const agreed = await confirm({
        title: m['test.unanswered.title']({ count: open.length }),
        text: m['test.unanswered.text']({ numbers: joinList(open.map((index) => String(index + 1))) }),
        cancelLabel: m['test.unanswered.answer'](),
        confirmLabel: m['test.unanswered.submit'](),
      });
      if (!agreed) return onAnswer(first);
    }
    try {
      await mutateAsync({ id, answers: await holdAnswers(id) });
      dropAnswers(id);
    } catch (error) {
      releaseAnswers(id);
      toast.error(failureText(error, m['state.error']()));
    }
  }

  return { submit, isSubmitting: isPending };
}
