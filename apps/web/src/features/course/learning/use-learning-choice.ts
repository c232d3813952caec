import { COURSE_CREDITS } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import type { LearningChoice, LearningState } from '../../../entities/course/api/get-my-learning.ts';

export const LEARNING_STATES: readonly LearningState[] = ['due', 'finished', 'notStarted'];

/** Filters of the joined courses from the URL, and their setter; an empty value removes a filter. */
export function useLearningChoice() {
  const [params, setParams] = useSearchParams();
  const specialtyId = params.get('specialtyId');
  const choice: LearningChoice = {
    state: LEARNING_STATES.find((each) => each === params.get('state')) ?? 'due',
    specialtyId: specialtyId !== null && /^[\w-]{1,64}$/.test(specialtyId) ? specialtyId : undefined,
    credit: COURSE_CREDITS.find((each) => each === params.get('credit')),
  };
  const set = (changes: Partial<Record<keyof LearningChoice, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    choice,
    isFiltered: choice.specialtyId !== undefined || choice.credit !== undefined,
    set,
    clear: () => set({ specialtyId: '', credit: '' }),
  };
}

export type LearningChoiceState = ReturnType<typeof useLearningChoice>;
