import { encodeMention, replaceMentions } from '@osteon/domain';

/** A person whom a text mentions by `@` and this name while it is written. */
export interface MentionDraft {
  readonly id: string;
  readonly name: string;
}

/** A written text as it is sent: with the ids of those whom it mentions (rules/comment#mentions). */
export const encodeMentions = (text: string, people: readonly MentionDraft[]): string =>
  people
    // A name may begin with another.
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((encoded, { id, name }) => encoded.replaceAll(`@${name}`, encodeMention(id)), text);

/** A text as it is read, with `@` and the names of those whom it mentions; `nobody` is what the erased are called. */
export const decodeMentions = (
  text: string,
  people: readonly { readonly id: string; readonly name: string | null }[],
  nobody: string,
): string =>
  replaceMentions(text, (id) => {
    const person = people.find((each) => each.id === id);
    return person ? `@${person.name ?? nobody}` : null;
  });

/** Those of these people who can still be mentioned by name. */
export const listNamed = (people: readonly { readonly id: string; readonly name: string | null }[]): MentionDraft[] =>
  people.flatMap(({ id, name }) => (name === null ? [] : { id, name }));
