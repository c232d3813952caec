import { encodeMention, replaceMentions } from '@osteon/domain';

/** A person whom a text mentions by `@` and this name while it is written. */
export interface MentionDraft {
  readonly id: string;
  readonly name: string;
}

/** Converts a typed text to the one that is sent: with the ids of the mentioned people (rules/quote#mentions). */
export const encodeMentions = (text: string, people: readonly MentionDraft[]): string =>
  people
    // One name may be the start of another.
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((encoded, { id, name }) => encoded.replaceAll(`@${name}`, encodeMention(id)), text);

/**
 * Converts a stored text to the one that is read, with `@` and the names of the mentioned people; `nobody` is the name
 * of the erased.
 */
export const decodeMentions = (
  text: string,
  people: readonly { readonly id: string; readonly name: string | null }[],
  nobody: string,
): string =>
  replaceMentions(text, (id) => {
    const person = people.find((each) => each.id === id);
    return person ? `@${person.name ?? nobody}` : null;
  });

/** Returns those of these people who can still be mentioned by name. */
export const listNamed = (people: readonly { readonly id: string; readonly name: string | null }[]): MentionDraft[] =>
  people.flatMap(({ id, name }) => (name === null ? [] : { id, name }));
