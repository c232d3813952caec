import { useListMentionCandidates } from '../../../entities/engagement/api/list-mention-candidates.ts';
import { useMentionCombobox, useMentionTrigger } from '../../../entities/engagement/mention/mention-combobox.tsx';
import { authorText } from '../../../texts/author-text.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';

/** The people whom a comment can mention, in the list of its field (rules/quote#mentions). */
export function useCommentMentions(
  field: Omit<Parameters<typeof useMentionCombobox>[0], 'trigger' | 'people'>,
): ReturnType<typeof useMentionCombobox> {
  const trigger = useMentionTrigger(field.text);
  const people = useListMentionCandidates(trigger.keyWord).map((person) => ({
    id: person.id,
    name: authorText(person),
    portrait: person.portrait,
    detail: [doctorTitleText(person.title), person.hospital].filter(Boolean).join(' · '),
  }));
  return useMentionCombobox({ ...field, trigger, people });
}
