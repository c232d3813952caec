import { z } from 'zod';
import { defineCommand, defineVerb } from '../../operator/command.ts';
import { changedBy, top } from '../../operator/options.ts';
import { type Column, textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
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

/** `npm run operator -- advert`: the adverts of the home page and of live events (rules/advert#operator). */
export const advertCommand = defineCommand({
  name: 'advert',
  summary: 'Lists the adverts of the home page and of live events, or creates, edits or removes one.',
  verbs: {
    list: defineVerb({
      usage: '[--top 20]',
      options: { top },
      words: z.tuple([]),
      run: (deps, { options }) => list(deps, options.top),
    }),
    create: defineVerb({
      usage: 'FILE.json --by NAME',
      options: { by: changedBy },
      words: z.tuple([z.string()]),
      async *run(deps, { options: { by }, words: [path] }) {
        yield `${await createAdvert(deps, { path, by })} is made.`;
      },
    }),
    edit: defineVerb({
      usage: `ADVERT ${ADVERT_EDIT_FIELDS.join('|')} VALUE --by NAME`,
      options: { by: changedBy },
      words: z.tuple([z.string(), z.string(), z.string()]),
      async *run(deps, { options: { by }, words: [id, field, value] }) {
        await editAdvert(deps, { id, field, value, by });
        yield `${id} has another ${field}.`;
      },
    }),
    remove: defineVerb({
      usage: 'ADVERT --by NAME',
      options: { by: changedBy },
      words: z.tuple([z.string()]),
      async *run(deps, { options: { by }, words: [id] }) {
        await removeAdvert(deps, { id, by });
        yield `${id} is removed.`;
      },
    }),
  },
});

async function* list({ db, clock }: Pick<AppContext, 'db' | 'clock'>, limit: number): AsyncIterable<string> {
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
