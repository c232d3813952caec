import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runCommand } from '../../test/course/run-command.ts';
import { defineCommand, defineVerb, noWords, oneWord } from './command.ts';
import { required } from './options.ts';

const parts = { greeting: 'hello' };
const size = z.coerce.number({ error: 'must be a number' }).optional();

const show = defineVerb({
  usage: 'ID --by NAME',
  options: { by: required(z.string().max(5, { error: 'may have 5 characters' }), 'must name somebody.'), size },
  words: oneWord({ missing: 'Which one?', more: 'takes one id' }),
  async *run({ greeting }: typeof parts, { options, words: id }) {
    yield `${greeting} ${id} ${options.by}`;
  },
});

const list = defineVerb({
  usage: '[--state STATE]',
  options: { state: z.enum(['open', 'closed'], { error: 'must be open or closed' }).default('open') },
  words: noWords,
  async *run(_parts: typeof parts, { options: { state } }) {
    yield state;
  },
});

const move = defineVerb({
  usage: 'FROM TO',
  options: {},
  words: z.tuple([z.string(), z.string()]),
  async *run(_parts: typeof parts, { words: [from, to] }) {
    yield `${from} ${to}`;
  },
});

describe('a command of verbs', () => {
  const command = defineCommand({ summary: '', verbs: { show, list }, defaultVerb: 'list' });
  const run = (...words: string[]) => runCommand(command, parts, words);

  test('has the usage of each verb', () => {
    expect(command.usage).toBe('show ID --by NAME | list [--state STATE]');
  });

  test.each([
    [['show', 'a', '--by', 'x'], 'hello a x'],
    [['--by', 'x', 'show', 'a'], 'hello a x'],
    [['list', '--state', 'closed'], 'closed'],
    [[], 'open'],
    // Options of other verbs are ignored.
    [['list', '--by', 'too long', '--size', 'much'], 'open'],
  ])('%j runs', async (words, line) => {
    expect(await run(...words)).toEqual([line]);
  });

  test.each([
    [['drop'], 'verb must be one of show, list'],
    [['toString'], 'verb must be one of show, list'],
    [['show'], 'Which one?'],
    [['show', 'a', 'b'], 'takes one id'],
    [['list', 'a'], 'a is not understood'],
    [['show', 'a'], '--by must name somebody.'],
    [['show', 'a', '--size', 'much'], '--size must be a number'],
    [['show', 'a', '--by', 'too long', '--size', 'much'], '--by may have 5 characters; --size must be a number'],
  ])('%j is refused before anything is opened', (words, problem) => {
    expect(() => command.read(words)).toThrow(expect.objectContaining({ message: problem }));
  });

  test('an option of no verb is refused', () => {
    expect(() => command.read(['list', '--colour', 'red'])).toThrow("Unknown option '--colour'");
  });
});

test.each([
  [[], 'needs one of: show ID --by NAME | move FROM TO'],
  [['move', 'a'], 'needs one of: show ID --by NAME | move FROM TO'],
  [['move', 'a', 'b', 'c'], 'boxes takes one of: show ID --by NAME | move FROM TO.'],
  [['drop'], 'boxes takes one of: show ID --by NAME | move FROM TO.'],
  [['show'], 'Which one?'],
])(
  'a command with a name answers %j by its whole usage, where the words have no text of their own',
  (words, problem) => {
    const command = defineCommand({ name: 'boxes', summary: '', verbs: { show, move } });
    expect(() => command.read(words)).toThrow(expect.objectContaining({ message: problem }));
  },
);
