import { z } from 'zod';
import { defineVerb } from '../../../operator/command.ts';
import { operatorName, requireOperator } from '../../../operator/options.ts';
import { type Column, textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { describeOutcome } from '../../../platform/decision-outcome.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createLiveRepository } from '../event/repository.ts';
import { createAssistantRepository } from './assistant-repository.ts';
import { changeAssistant } from './assistant-service.ts';

const columns: readonly Column[] = [{ title: 'account' }, { title: 'name' }, { title: 'since' }];

/** Verb of `live` for the assistants of an event (rules/live-operator#assistants). */
export const assistantVerbs = {
  assistants: defineVerb({
    usage: 'EVENT [add|remove ACCOUNT --by NAME]',
    options: { by: operatorName.optional() },
    words: z.tuple([z.string(), z.string().optional(), z.string().optional()]),
    run: (deps, { options: { by }, words: [id, change, account = ''] }) =>
      change === undefined
        ? showAssistants(deps, id)
        : changeAssistants(deps, { id, change, account, by: requireOperator(by) }),
  }),
};

async function* showAssistants({ db }: Pick<AppContext, 'db'>, id: string): AsyncIterable<string> {
  if (!(await createLiveRepository(db).exists(id))) throw new StartupError(`There is no live event ${id}.`);
  const rows = await createAssistantRepository(db).list(id);
  if (rows.length === 0) yield `${id} has no assistants.`;
  else
    yield* textTable(
      columns,
      rows.map(({ accountId, name, appointedAt }) => [accountId, name, new Date(appointedAt).toISOString()]),
    );
}

async function* changeAssistants(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { id, change, account, by }: { id: string; change: string; account: string; by: string },
): AsyncIterable<string> {
  if ((change !== 'add' && change !== 'remove') || account === '')
    throw new StartupError('assistants takes add ACCOUNT or remove ACCOUNT.');
  const isAppointed = change === 'add';
  yield describeOutcome(await changeAssistant(deps, { id, account, isAppointed, by }), {
    decided: ({ isChanged }) =>
      `${account} ${isChanged ? 'is' : 'was'} ${isAppointed ? 'an' : 'no'} assistant of ${id}${isChanged ? '' : ' before'}.`,
    notFound: () => `There is no live event ${id}.`,
    unknownAccount: () => `There is no account ${account}.`,
  });
}
