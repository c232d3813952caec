import type { CallName } from '@osteon/contract';
import { queryClient } from './query-client.ts';

/**
 * Takes over what the gateway wrote into the page: answers by call name, for queries whose key is that name alone.
 * Once, before the first render.
 */
export function takeFirstPaint(): void {
  const text = document.getElementById('first-paint')?.textContent;
  if (!text) return;
  const answers: Readonly<Partial<Record<CallName, unknown>>> = JSON.parse(text);
  for (const [name, answer] of Object.entries(answers)) queryClient.setQueryData([name], answer);
}
