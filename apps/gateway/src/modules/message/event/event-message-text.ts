import { type Locale, MESSAGE_EXCERPT, ResourceType, replaceMentions } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { buildResourceLink } from '../../content/resource-link.ts';
import type { MessageRow } from '../repository.ts';
import type { EventTextSource } from './event-message-repository.ts';

/** Title, body and link of a message. */
type MessageText = Pick<MessageRow, 'title' | 'body' | 'pcLink'>;

type Item = 'video' | 'document' | 'case' | 'course' | 'page' | 'comment';

/** The items that an event may be about, by their types; all others are comments. */
const ITEMS: Readonly<Record<number, Item>> = {
  [ResourceType.video]: 'video',
  [ResourceType.document]: 'document',
  [ResourceType.case]: 'case',
  [ResourceType.course]: 'course',
  [ResourceType.author]: 'page',
};

/** The text of a message of an event, from the current state, in a language (rules/message#events). */
export function composeEventText(
  { kind, targetType, actorCount }: Pick<MessageRow, 'kind' | 'targetType' | 'actorCount'>,
  { actor, comment, mentions, live, ...source }: EventTextSource,
  locale: Locale,
): MessageText {
  const actors = nameActors(actor?.name ?? null, actorCount, locale);
  const item = live ? { ...live, type: ResourceType.live } : source.item;
  const page = item && buildResourceLink(item);
  const person = actor && `/doctorHome?id=${actor.id}`;
  if (kind === 'follow') return { title: m['message.event.follow']({ actors }, { locale }), body: '', pcLink: person };
  const event = kind === 'reply' || kind === 'comment' || kind === 'mention' ? kind : 'like';
  const itemName = m[`message.item.${ITEMS[targetType ?? 0] ?? 'comment'}`]({}, { locale });
  if (!comment) {
    const title = m['message.event.like']({ actors, item: itemName }, { locale });
    return { title, body: item?.title ?? '', pcLink: page ?? person };
  }
  return {
    title: m[`message.event.${event}`]({ actors, item: itemName }, { locale }),
    body:
      comment.state === 'shown'
        ? excerpt(replaceMentions(comment.text, (id) => nameMention(mentions, id)))
        : explainHidden(comment.state, { isOwn: event === 'like' }, locale),
    pcLink: page && `${page}#comment-${comment.id}`,
  };
}

/** Replaces the text of a comment that is not visible; only its author learns why. */
function explainHidden(state: string, { isOwn }: { readonly isOwn: boolean }, locale: Locale): string {
  const reason = isOwn && (state === 'held' || state === 'removed') ? state : 'other';
  return m[`message.hidden.${reason}`]({}, { locale });
}

/** A mention as text; null for a reference to nobody. */
function nameMention(names: EventTextSource['mentions'], publicProfileId: string): string | null {
  const name = names[publicProfileId];
  return name === undefined ? null : `@${name}`;
}

/** Somebody without a public person is counted and not named. */
function nameActors(name: string | null, count: number, locale: Locale): string {
  if (name === null) return m['message.actors.unnamed']({ count }, { locale });
  return count === 1 ? name : m['message.actors.several']({ name, count, others: count - 1 }, { locale });
}

function excerpt(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length > MESSAGE_EXCERPT
    ? `${characters.slice(0, MESSAGE_EXCERPT).join('')}…`
    : characters.join('');
}
