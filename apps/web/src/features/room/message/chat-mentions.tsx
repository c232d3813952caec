import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import {
  MentionList,
  useMentionCombobox,
  useMentionTrigger,
} from '../../../entities/engagement/mention/mention-combobox.tsx';
import type { MentionDraft } from '../../../entities/engagement/mention/mention-draft.ts';
import { getUserListQuery, type LiveUser } from '../../../entities/room/api/get-user-list.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { roleTexts } from './sender-texts.ts';

/** People whom the list shows at most. */
const PEOPLE_MAX = 8;

/** Handles a key of the field; returns true if it was one of the list's. */
export type MentionKeys = (event: KeyboardEvent) => boolean;

interface ChatMentionsProps {
  activityId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  keys: RefObject<MentionKeys | null>;
  onChange: (text: string) => void;
  onMention: (person: MentionDraft) => void;
}

/** The list of the people present that `@` opens above the field of a chat (rules/room-chat#mentions). */
export function ChatMentions({ activityId, field, text, keys, onChange, onMention }: ChatMentionsProps) {
  const trigger = useMentionTrigger(text, true);
  const { data } = useQuery({
    ...getUserListQuery({ activityId, userName: trigger.keyWord ?? '', pageSize: PEOPLE_MAX }, useCustomerId()),
    enabled: trigger.keyWord !== null,
    placeholderData: keepPreviousData,
  });
  const people = trigger.keyWord === null ? [] : (data?.list ?? []).map(presentCandidate);
  const mentions = useMentionCombobox({ field, text, trigger, people, onChange, onMention });
  const { control, list, onKeyDown } = mentions.combobox;
  useImperativeHandle(keys, () => onKeyDown, [onKeyDown]);
  const follow = useEffectEvent(() => trigger.follow(field.current?.selectionStart ?? null));
  const close = useEffectEvent(trigger.close);
  useEffect(() => {
    const element = field.current;
    const [onInput, onBlur] = [() => follow(), () => close()];
    // The code of the list was loaded after the character that opens it.
    onInput();
    element?.addEventListener('input', onInput);
    element?.addEventListener('blur', onBlur);
    return () => {
      element?.removeEventListener('input', onInput);
      element?.removeEventListener('blur', onBlur);
    };
  }, [field]);
  const active = control['aria-activedescendant'];
  const listId = people.length > 0 ? list.id : undefined;
  useLayoutEffect(() => {
    const element = field.current;
    setAttribute(element, 'aria-autocomplete', 'list');
    setAttribute(element, 'aria-haspopup', 'listbox');
    setAttribute(element, 'aria-controls', listId);
    setAttribute(element, 'aria-activedescendant', active);
    return () => {
      for (const name of ['aria-autocomplete', 'aria-haspopup', 'aria-controls', 'aria-activedescendant'])
        setAttribute(element, name, undefined);
    };
  }, [field, listId, active]);
  return <MentionList mentions={mentions} upwards />;
}

function presentCandidate({ userId, userName, userLogo, role, company }: LiveUser) {
  const detail = role === '' ? company : roleTexts[role]();
  return { id: userId, name: userName || m['live.chat.nameless'](), portrait: userLogo, detail };
}

function setAttribute(element: HTMLElement | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
