import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { refetchListBlocked } from './list-blocked.ts';
import { refetchListComments } from './list-comments.ts';

/** A person by the id of the public page. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** Blocks a person, or ends that, and refetches the data that it hides (rules/moderation#blocking). */
export async function blockPerson(queries: QueryClient, { id, name }: Person, on: boolean): Promise<void> {
  try {
    await callGateway('blockPerson', { doctorId: id, on });
    toast.success(on ? m['block.done']({ name }) : m['block.ended']({ name }));
  } catch (error) {
    toast.error(failureText(error, m['error.unknown']()));
  }
  await Promise.all([refetchListComments(queries), refetchListBlocked(queries)]);
}

/** The function that blocks a person, or ends that. */
export function useBlockPerson(person: Person) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (on: boolean) => blockPerson(queries, person, on) }).mutate;
}
