import type { CommentReply } from '@osteon/contract';
import { MentionText } from '../../mention/mention-text.tsx';

/** The text of a held comment, with the words marked that identify a patient (rules/moderation#held). */
export function FoundText({ text, mentions, findings }: Pick<CommentReply, 'text' | 'mentions' | 'findings'>) {
  const ends = [0, ...findings.map(({ end }) => end)];
  const starts = [...findings.map(({ start }) => start), text.length];
  return starts.map((start, index) => (
    <span key={start}>
      <MentionText text={text.slice(ends[index], start)} mentions={mentions} />
      {findings[index] && <mark>{text.slice(start, findings[index].end)}</mark>}
    </span>
  ));
}
