import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useContentPush } from '../../../entities/room/content-socket.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';

/** The shortest time between two fetches that changes cause, in ms, and the longest random delay after it. */
const PAUSE_MS = 2000;
const SPREAD_MS = 1000;

/**
 * Fetches the lists of questions again when a question of the event changes. Every page of the event learns of a change
 * at the same time, so that the fetches have a random delay (rules/room-question#lists).
 */
export function useQuestionPush(activityId: string): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useContentPush(`${activityId}-questions`, () => {
    if (timer.current !== undefined) return;
    const wait = Math.max(0, last.current + PAUSE_MS - performance.now()) + Math.random() * SPREAD_MS;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      last.current = performance.now();
      void refetch(queries, 'listLiveQuestions');
    }, wait);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
