import type { QueryClient } from '@tanstack/react-query';
import { refetchListBlocked } from '../../../entities/engagement/api/list-blocked.ts';
import { refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { blockPerson } from '../api/block-person.ts';

/** The person whom the customer blocks. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** Blocks a person after a confirmation (rules/moderation#blocking). */
export async function block(queries: QueryClient, person: Person): Promise<void> {
  const isConfirmed = await confirm({
    title: m['block.title']({ name: person.name }),
    text: m['block.body'](),
    confirmLabel: m['block.do'](),
    cancelLabel: m['common.cancel'](),
  });
  if (isConfirmed) await setBlock(queries, person, true);
}

/** Blocks a person, or ends that, and refetches the data that it hides. */
export async function setBlock(queries: QueryClient, { id, name }: Person, on: boolean): Promise<void> {
  try {
    await blockPerson({ doctorId: id, on });
    toast.success(on ? m['block.done']({ name }) : m['block.ended']({ name }));
  } catch (error) {
    toast.error(failureText(error, m['error.unknown']()));
  }
  await Promise.all([refetchListComments(queries), refetchListBlocked(queries)]);
}
