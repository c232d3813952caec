import { MESSAGE_EXCERPT, ResourceType, replaceMentions } from '@osteon/domain';
import { buildResourceLink } from '../../content/resource-link.ts';
import type { MessageRow } from '../repository.ts';
import type { EventTextSource } from './event-message-repository.ts';

/** Title, body and link of a message. */
type MessageText = Pick<MessageRow, 'title' | 'body' | 'pcLink'>;

const ITEMS: Readonly<Record<number, string>> = {
  [ResourceType.video]: '视频',
  [ResourceType.document]: '文档',
  [ResourceType.case]: '病例',
  [ResourceType.course]: '课程',
  [ResourceType.author]: '主页',
};

/** Replaces the text of a comment that is not visible; only its author learns why. */
const HIDDEN_TEXT = '该评论已不可见';
const OWN_HIDDEN_TEXTS: Readonly<Record<string, string>> = {
  held: '该评论待作者修改，暂不显示',
  removed: '该评论已被移除',
};

/** The text of a message of an event, from the current state (rules/message#events). */
export function composeEventText(
  { kind, targetType, actorCount }: Pick<MessageRow, 'kind' | 'targetType' | 'actorCount'>,
  { actor, comment, mentions, live, ...source }: EventTextSource,
): MessageText {
  const actorNames = nameActors(actor?.name ?? null, actorCount);
  const itemName = ITEMS[targetType ?? 0] ?? '评论';
  const item = live ? { ...live, type: ResourceType.live } : source.item;
  const page = item && buildResourceLink(item);
  const person = actor && `/doctorHome?id=${actor.id}`;
  if (kind === 'follow') return { title: `${actorNames}关注了您`, body: '', pcLink: person };
  if (!comment) return { title: `${actorNames}赞了您的${itemName}`, body: item?.title ?? '', pcLink: page ?? person };
  const isOwn = kind === 'like';
  const verb = { reply: '回复', comment: '评论', like: '赞', mention: '', notice: '', newContent: '' }[kind];
  return {
    title: kind === 'mention' ? `${actorNames}在评论中提到了您` : `${actorNames}${verb}了您的${itemName}`,
    body:
      comment.state === 'shown'
        ? excerpt(replaceMentions(comment.text, (id) => nameMention(mentions, id)))
        : (isOwn && OWN_HIDDEN_TEXTS[comment.state]) || HIDDEN_TEXT,
    pcLink: page && `${page}#comment-${comment.id}`,
  };
}

/** A mention as text; null for a reference to nobody. */
function nameMention(names: EventTextSource['mentions'], publicProfileId: string): string | null {
  const name = names[publicProfileId];
  return name === undefined ? null : `@${name}`;
}

/** Somebody without a public person is counted and not named. */
function nameActors(name: string | null, count: number): string {
  if (name === null) return `${count}位用户`;
  return count === 1 ? name : `${name}等${count}人`;
}

function excerpt(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length > MESSAGE_EXCERPT
    ? `${characters.slice(0, MESSAGE_EXCERPT).join('')}…`
    : characters.join('');
}
