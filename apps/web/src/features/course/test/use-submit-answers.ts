import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useSubmitCourseTest } from '../api/submit-course-test.ts';
import type { useTestAnswers } from './use-test-answers.ts';

/** Submits the attempt; where questions are unanswered it asks first, and leads to the first of them (rules/course-test#submission). */
export function useSubmitAnswers(
  id: string,
  answers: Pick<ReturnType<typeof useTestAnswers>, 'questions' | 'pause' | 'resume'>,
  onAnswer: (index: number) => void,
) {
  const { mutate, isPending } = useSubmitCourseTest();
  async function submit(): Promise<void> {
    const open = answers.questions.flatMap(({ answer }, index) => (answer.length === 0 ? [index] : []));
    const [first] = open;
    if (first !== undefined) {
      const agreed = await confirm({
        title: m['test.unanswered.title']({ count: open.length }),
        text: m['test.unanswered.text']({ numbers: open.map((index) => index + 1).join('、') }),
        cancelLabel: m['test.unanswered.answer'](),
        confirmLabel: m['test.unanswered.submit'](),
      });
      if (!agreed) return onAnswer(first);
    }
    const unsaved = await answers.pause();
    const fail = (error: Error) => {
      answers.resume();
      toast.error(failureText(error, m['state.error']()));
    };
    mutate({ id, answers: unsaved }, { onError: fail });
  }

  return { submit, isSubmitting: isPending };
}
