import { type Column, textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createLiveRepository } from '../event/repository.ts';
import { createAssistantRepository } from './assistant-repository.ts';
import { changeAssistant } from './assistant-service.ts';

const columns: readonly Column[] = [{ title: 'account' }, { title: 'name' }, { title: 'since' }];

/** The lines of `live assistants EVENT` (rules/live-operator#assistants). */
export async function* showAssistants({ db }: Pick<AppContext, 'db'>, id: string): AsyncIterable<string> {
  if (!(await createLiveRepository(db).exists(id))) throw new StartupError(`There is no live event ${id}.`);
  const rows = await createAssistantRepository(db).list(id);
  if (rows.length === 0) yield `${id} has no assistants.`;
  else
    yield* textTable(
      columns,
      rows.map(({ accountId, name, appointedAt }) => [accountId, name, new Date(appointedAt).toISOString()]),
    );
}

/** The line of `live assistants EVENT add|remove ACCOUNT` (rules/live-operator#assistants). */
export async function* changeAssistants(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { id, change, account, by }: { id: string; change: string; account: string; by: string },
): AsyncIterable<string> {
  if ((change !== 'add' && change !== 'remove') || account === '')
    throw new StartupError('assistants takes add ACCOUNT or remove ACCOUNT.');
  const isAppointed = change === 'add';
  const changed = await changeAssistant(deps, { id, account, isAppointed, by });
  yield `${account} ${changed ? 'is' : 'was'} ${isAppointed ? 'an' : 'no'} assistant of ${id}${changed ? '' : ' before'}.`;
}
