import { lazy, Suspense } from 'react';
import { useQuestion } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Renders the question of `confirm()`; mounted once in the app. */
export function ConfirmHost() {
  const question = useQuestion((state) => state.question);
  return <Suspense>{question && <ConfirmDialog question={question} />}</Suspense>;
}
