import { z } from 'zod';
import { defineCommand } from '../../operator/command.ts';
import { type Column, textTable } from '../../operator/text-table.ts';
import { top } from '../../operator/top.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { createAdvert } from './create-advert-service.ts';
import { ADVERT_EDIT_FIELDS, editAdvert, removeAdvert } from './edit-advert-service.ts';
import { type AdvertRow, createAdvertRepository } from './repository.ts';

const columns: readonly Column[] = [
  { title: 'advert' },
  { title: 'place' },
  { title: 'state' },
  { title: 'from' },
  { title: 'until' },
  { title: 'a day', right: true },
  { title: 'title' },
];

type Deps = Pick<AppContext, 'db' | 'clock' | 'audit' | 'storage'>;

interface Verb {
  readonly parameters: readonly string[];
  run(deps: Deps, words: readonly string[], by: string): AsyncIterable<string>;
}

const changes: Readonly<Record<string, Verb>> = {
  create: { parameters: ['FILE.json'], run: (deps, [path = ''], by) => create(deps, path, by) },
  edit: {
    parameters: ['ADVERT', ADVERT_EDIT_FIELDS.join('|'), 'VALUE'],
    run: (deps, [id = '', field = '', value = ''], by) => edit(deps, { id, field, value, by }),
  },
  remove: { parameters: ['ADVERT'], run: (deps, [id = ''], by) => remove(deps, id, by) },
};

const usage = [
  'list [--top 20]',
  ...Object.entries(changes).map(([name, { parameters: takes }]) => [name, ...takes, '--by NAME'].join(' ')),
].join(' | ');

/** `npm run operator -- advert`: the adverts of the home page and of live events (rules/advert#operator). */
export const advertCommand = defineCommand({
  usage,
  summary: 'Lists the adverts of the home page and of live events, or creates, edits or removes one.',
  options: { by: z.string().trim().min(1).max(40).optional(), top },
  words: z.array(z.string()).min(1, { error: `needs one of: ${usage}` }),
  run(deps, { options: { by, top: limit }, words: [name = '', ...words] }) {
    if (name === 'list' && words.length === 0) return list(deps, limit);
    const verb = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (!verb || words.length !== verb.parameters.length) throw new StartupError(`advert takes one of: ${usage}.`);
    if (by === undefined) throw new StartupError('--by must name the operator: every change is logged.');
    return verb.run(deps, words, by);
  },
});

async function* list({ db, clock }: Deps, limit: number): AsyncIterable<string> {
  const rows = await createAdvertRepository(db).listLatest(limit);
  if (rows.length === 0) yield 'There are no adverts.';
  else {
    yield* textTable(
      columns,
      rows.map((row) => [
        row.id,
        row.slot === 'home' ? 'home' : `live ${row.liveId ?? '(all)'}`,
        describeState(row, clock.now()),
        new Date(row.fromAt).toISOString(),
        new Date(row.untilAt).toISOString(),
        String(row.dailyCap),
        row.title,
      ]),
    );
  }
}

function describeState({ fromAt, untilAt }: AdvertRow, now: number): string {
  if (now < fromAt) return 'waits';
  return now < untilAt ? 'runs' : 'is over';
}

async function* create(deps: Deps, path: string, by: string): AsyncIterable<string> {
  yield `${await createAdvert(deps, { path, by })} is made.`;
}

async function* edit(
  deps: Deps,
  change: { id: string; field: string; value: string; by: string },
): AsyncIterable<string> {
  await editAdvert(deps, change);
  yield `${change.id} has another ${change.field}.`;
}

async function* remove(deps: Deps, id: string, by: string): AsyncIterable<string> {
  await removeAdvert(deps, { id, by });
  yield `${id} is removed.`;
}
