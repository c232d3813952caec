import type { CommentReply } from '@osteon/contract';
import { splitMentions } from '@osteon/domain';
import { Link } from 'react-router';
import styles from '../../../entities/engagement/mention/mention.module.css';
import { m } from '../../../texts/index.ts';

/** The text of a comment; its mentions are links to the pages of people (rules/quote#mentions). */
export function MentionText({ text, mentions }: Pick<CommentReply, 'text' | 'mentions'>) {
  if (mentions.length === 0) return text;
  return splitMentions(text).map((part, index) => {
    if ('text' in part) return part.text;
    const person = mentions.find(({ id }) => id === part.publicProfileId);
    if (!person) return `<@${part.publicProfileId}>`;
    if (person.name === null) return `@${m['content.erasedUser']()}`;
    return (
      <Link key={index} to={`/doctorHome?id=${person.id}`} className={styles.mention}>
        @{person.name}
      </Link>
    );
  });
}
