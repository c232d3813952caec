import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openDialog } from '../../lib/dialogs.ts';
import { refetch } from '../../lib/gateway/query-client.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { failureText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';
import { joinCourse } from './api/join-course.ts';
import { leaveCourse } from './api/leave-course.ts';

/** Joins and leaves a course; a visitor logs in first (rules/learning#joining). */
export function useEnrolment(id: string) {
  const queries = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const { mutate, isPending } = useMutation({
    mutationFn: (joins: boolean) => (joins ? joinCourse(id) : leaveCourse(id)),
    onSuccess: async (_answer, joins) => {
      toast.success(joins ? m['course.joined']() : m['course.left']());
      await Promise.all([
        refetch(queries, 'getCourse'),
        refetch(queries, 'getMyLearning'),
        refetch(queries, 'listContent'),
        refetch(queries, 'countCourses'),
      ]);
    },
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
  });
  return {
    isBusy: isPending,
    join: () => (isLoggedIn ? mutate(true) : openDialog('login')),
    leave: () => mutate(false),
  };
}
