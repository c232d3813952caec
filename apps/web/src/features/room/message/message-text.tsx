import type { LiveMessage } from '@osteon/contract';
import { replaceMentions, splitMentions } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import styles from './message-text.module.css';

type MentioningText = Pick<LiveMessage, 'msg' | 'mentions'>;

const getName = ({ mentions = [] }: MentioningText, id: string): string | null => {
  const person = mentions.find(({ userId }) => userId === id);
  return person ? `@${person.name ?? m['content.erasedUser']()}` : null;
};

/** The text of a message as it is copied and quoted: mentions by name (rules/room-chat#mentions). */
export const getPlainText = (message: MentioningText): string =>
  replaceMentions(message.msg, (id) => getName(message, id));

/** The text of a message; the people whom it mentions are marked (rules/room-chat#mentions). */
export function MessageText({ message }: { message: MentioningText }) {
  if (!message.mentions) return message.msg;
  return splitMentions(message.msg).map((part, index) => {
    if ('text' in part) return part.text;
    const name = getName(message, part.publicProfileId);
    return name === null ? (
      `<@${part.publicProfileId}>`
    ) : (
      <b key={index} className={styles.mention}>
        {name}
      </b>
    );
  });
}
