import { buildResourceLink } from '../../content/resource-link.ts';
import type { MessageRow } from '../repository.ts';
import type { NewContentTextSource } from './new-content-repository.ts';

/** The text of a message of new content, from the current state (rules/message#new-content). */
export function composeNewContentText({
  author,
  latest,
}: Pick<NewContentTextSource, 'author' | 'latest'>): Pick<MessageRow, 'title' | 'body' | 'pcLink'> {
  const authorName = author?.name ?? '您关注的医生';
  const page = author && `/doctorHome?id=${author.id}`;
  if (!latest) return { title: `${authorName}发布的内容已下架`, body: '', pcLink: page };
  const { title: body, count } = latest;
  if (count === 1) return { title: `${authorName}发布了新内容`, body, pcLink: buildResourceLink(latest) };
  return { title: `${authorName}发布了${count}项新内容`, body, pcLink: page };
}
