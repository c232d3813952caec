import type { Locale } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { buildResourceLink } from '../../content/resource-link.ts';
import type { MessageRow } from '../repository.ts';
import type { NewContentTextSource } from './new-content-repository.ts';

/** The text of a message of new content, from the current state, in a language (rules/message#new-content). */
export function composeNewContentText(
  { author: person, latest }: Pick<NewContentTextSource, 'author' | 'latest'>,
  locale: Locale,
): Pick<MessageRow, 'title' | 'body' | 'pcLink'> {
  const author = person?.name ?? m['message.newContent.author']({}, { locale });
  const page = person && `/doctorHome?id=${person.id}`;
  if (!latest) return { title: m['message.newContent.withdrawn']({ author }, { locale }), body: '', pcLink: page };
  const { title: body, count } = latest;
  if (count === 1) {
    return { title: m['message.newContent.one']({ author }, { locale }), body, pcLink: buildResourceLink(latest) };
  }
  return { title: m['message.newContent.several']({ author, count }, { locale }), body, pcLink: page };
}
