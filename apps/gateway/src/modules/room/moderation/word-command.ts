import { WATCHED_WORD_LENGTH_MAX } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, defineVerb, noWords } from '../../../operator/command.ts';
import { operatorName } from '../../../operator/options.ts';
import { textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createWordRepository } from './word-repository.ts';

const by = { by: operatorName };

/** `npm run operator -- words`: the watched words of all events (rules/room-moderation#watched-words). */
export const wordCommand = defineCommand<Pick<AppContext, 'db' | 'clock' | 'audit'>>({
  name: 'words',
  summary: 'Lists, adds or removes the words because of which a message in the chat of a live event is held.',
  verbs: {
    list: defineVerb({ usage: '', options: {}, words: noWords, run: (deps) => listWords(deps) }),
    add: defineVerb({
      usage: 'WORD --by NAME',
      options: by,
      words: z.tuple([z.string()]),
      run: (deps, { options, words: [word] }) => changeWord(deps, { word, isAdded: true, by: options.by }),
    }),
    remove: defineVerb({
      usage: 'WORD --by NAME',
      options: by,
      words: z.tuple([z.string()]),
      run: (deps, { options, words: [word] }) => changeWord(deps, { word, isAdded: false, by: options.by }),
    }),
  },
});

async function* listWords({ db }: Pick<AppContext, 'db'>): AsyncIterable<string> {
  const rows = await createWordRepository(db).list();
  if (rows.length === 0) yield 'No words are watched.';
  else
    yield* textTable(
      [{ title: 'word' }, { title: 'since' }],
      rows.map(({ word, addedAt }) => [word, new Date(addedAt).toISOString()]),
    );
}

async function* changeWord(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { word: given, isAdded, by: operator }: { word: string; isAdded: boolean; by: string },
): AsyncIterable<string> {
  const word = given.trim();
  if (word === '' || Array.from(word).length > WATCHED_WORD_LENGTH_MAX)
    throw new StartupError(`A word has 1 to ${WATCHED_WORD_LENGTH_MAX} characters.`);
  const isChanged = await db.transaction(async (tx) => {
    const words = createWordRepository(tx);
    const changed = isAdded ? await words.add({ word, addedAt: clock.now() }) : await words.remove(word);
    if (changed) {
      const detail = { by: operator, word, isAdded };
      await audit.record(tx, { event: 'watchedWordChanged', accountId: null, ip: null, deviceId: null, detail });
    }
    return changed;
  });
  yield `${word} ${isChanged ? 'is' : 'was'} ${isAdded ? 'watched' : 'not watched'}${isChanged ? '' : ' before'}.`;
}
