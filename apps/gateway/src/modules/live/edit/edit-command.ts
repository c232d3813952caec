import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { defineVerb, type WithServices } from '../../../operator/command.ts';
import { changedBy, operatorName, requireOperator } from '../../../operator/options.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { describeOutcome } from '../../../platform/decision-outcome.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createLiveRepository } from '../event/repository.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { formatAgenda } from './agenda-file.ts';
import { replaceAgenda } from './agenda-service.ts';
import { cancelLive } from './cancel-live-service.ts';
import { editLive } from './edit-live-service.ts';
import { LIVE_EDIT_FIELDS } from './live-edit.ts';

type Parts = WithServices<{ readonly refreshLiveDocuments: RefreshLiveDocuments }>;

/** Verbs of `live` that edit or cancel an event (rules/live-operator#edit). */
export const editVerbs = {
  agenda: defineVerb({
    usage: 'EVENT [FILE.csv --by NAME]',
    options: { by: operatorName.optional() },
    words: z.tuple([z.string(), z.string().optional()]),
    run: (deps: Parts, { options: { by }, words: [id, path] }) =>
      path === undefined ? showAgenda(deps, id) : changeAgenda(deps, { id, path, by: requireOperator(by) }),
  }),
  edit: defineVerb({
    usage: `EVENT ${LIVE_EDIT_FIELDS.join('|')} VALUE --by NAME`,
    options: { by: changedBy },
    words: z.tuple([z.string(), z.string().optional(), z.string().optional()]),
    async *run(deps: Parts, { options: { by }, words: [id, field = '', value = ''] }) {
      await editLive(deps, deps.services.refreshLiveDocuments, { id, field, value, by });
      yield `${id} has another ${field}.`;
    },
  }),
  cancel: defineVerb({
    usage: 'EVENT --by NAME',
    options: { by: changedBy },
    words: z.tuple([z.string()]),
    async *run(deps: Parts, { options: { by }, words: [id] }) {
      yield describeOutcome(await cancelLive(deps, deps.services.refreshLiveDocuments, { id, by }), {
        decided: () => `${id} is cancelled; who has booked it is told within a minute.`,
        notFound: () => `There is no live event ${id}.`,
        conflict: () => `${id} is not announced: only an announced event can be cancelled.`,
      });
    },
  }),
};

/** Prints the agenda as a CSV (rules/live-agenda#agenda-file). */
async function* showAgenda({ db }: Pick<AppContext, 'db'>, id: string): AsyncIterable<string> {
  const event = await createLiveRepository(db).findAgenda(id);
  if (!event) throw new StartupError(`There is no live event ${id}.`);
  yield formatAgenda(event.agenda, event.halls);
}

async function* changeAgenda(
  deps: Parts,
  { id, path, by }: { id: string; path: string; by: string },
): AsyncIterable<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be read.`, { cause: error });
  });
  const { items, orphaned: lost } = await replaceAgenda(deps, deps.services.refreshLiveDocuments, {
    id,
    name: basename(path),
    bytes,
    by,
  });
  yield `${id} has an agenda of ${items} item(s).`;
  if (lost > 0) yield `${lost} booking(s) are of items that it no longer has; their ids bring them back.`;
}
