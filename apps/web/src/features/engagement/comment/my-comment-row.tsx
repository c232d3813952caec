import type { CommentReply } from '@osteon/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MyComment } from '../../../entities/engagement/api/list-my-comments.ts';
import { authorText } from '../../../texts/author-text.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { relativeTimeText } from '../../../texts/relative-time-text.ts';
import { thumbUp } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { itemTypeText, resourceIcon } from '../../../ui/resource-type/resource-type.ts';
import { Title } from '../../../ui/title/title.tsx';
import { MentionText } from '../mention/mention-text.tsx';
import styles from './my-comments.module.css';

const stateTexts: Partial<Record<CommentReply['state'], () => string>> = {
  held: m['comment.held.title'],
  removed: m['comment.removed.title'],
};

/** An own comment with its item, text and moderation state. */
export function MyCommentRow({ comment, item }: MyComment) {
  const [now] = useState(Date.now);
  const { text, mentions, replyTo, state, createdAt, editedAt, likeCount, answerCount } = comment;
  const title = item.title === '' ? m['content.detail.notFound']() : <Title of={item} />;
  return (
    <li className={styles.row}>
      <p className={styles.item}>
        <Icon of={resourceIcon(item.resourceType)} size={16} />
        <span>{itemTypeText(item.resourceType)}</span>
        <time className="num">{relativeTimeText(createdAt, now)}</time>
      </p>
      <h3>{item.pcLink === null ? title : <Link to={item.pcLink}>{title}</Link>}</h3>
      <p className={styles.text}>
        {replyTo && (
          <span className={styles.answered}>
            {m['format.labelled']({
              label: m['content.comment.replyTo']({ name: authorText(replyTo.author) }),
              value: '',
            })}
          </span>
        )}
        <MentionText text={text} mentions={mentions} />
      </p>
      <p className={styles.details}>
        {stateTexts[state] && <b>{stateTexts[state]()}</b>}
        {likeCount > 0 && (
          <span className="num">
            <Icon of={thumbUp} size={14} /> {countText(likeCount)}
          </span>
        )}
        {answerCount > 0 && <span>{m['comment.mine.answers']({ count: answerCount })}</span>}
        {editedAt !== null && <span>{m['comment.edited']()}</span>}
        {item.pcLink === null && item.title !== '' && <span>{m['content.detail.notFound']()}</span>}
      </p>
    </li>
  );
}
