import type { QueryClient } from '@tanstack/react-query';

/** Asks a call anew, also where its first answer is still on the way: that may tell how things were before. */
export async function refetch(queries: QueryClient, name: string): Promise<void> {
  await queries.cancelQueries({ queryKey: [name] });
  await queries.invalidateQueries({ queryKey: [name] });
}
