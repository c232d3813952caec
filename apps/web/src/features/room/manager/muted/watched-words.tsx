import { WATCHED_WORD_LENGTH_MAX, WATCHED_WORDS_MAX } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { close } from '../../../../ui/icon/icons.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { joinInActivity } from '../../api/join-in-activity.ts';
import { updateLiveRoom } from '../../api/update-live-room.ts';
import type { Room } from '../messages/manager-toolbar.tsx';
import styles from './watched-words.module.css';

interface WatchedWordsProps {
  activityId: string;
  userType: number;
  words: readonly string[];
  onRoomChange: (room: Room) => void;
}

/** The words because of which a message is held (rules/room-moderation#watched-words). */
export function WatchedWords({ activityId, userType, words, onRoomChange }: WatchedWordsProps) {
  const headingId = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: (present: readonly string[]) => string[]) => {
      // All words are replaced at once: those that another assistant has added meanwhile must be among them.
      const { room } = await joinInActivity(activityId, userType);
      return updateLiveRoom({ activityId, words: change(room.words) });
    },
    onSuccess: onRoomChange,
    onError: (error) => toast.error(errorText(error).text),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const word = typed.trim();
    if (word === '' || isPending) return;
    if (words.includes(word)) setNote(m['live.manager.wordKnown']());
    else if (words.length >= WATCHED_WORDS_MAX) setNote(m['live.manager.wordsFull']({ count: WATCHED_WORDS_MAX }));
    else mutate((present) => [...new Set([...present, word])], { onSuccess: () => setTyped('') });
  };
  const remove = (word: string) => {
    if (isPending) return;
    mutate((present) => present.filter((each) => each !== word));
    field.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.words} aria-labelledby={headingId}>
      <h3 id={headingId}>
        {m['live.manager.words']()}
        <span className="num">{words.length}</span>
      </h3>
      {words.length === 0 ? (
        <p className={styles.empty}>{m['live.manager.wordsEmpty']()}</p>
      ) : (
        <ul>
          {words.map((word) => (
            <li key={word}>
              {word}
              <button type="button" aria-label={m['live.manager.wordRemove']({ word })} onClick={() => remove(word)}>
                <Icon of={close} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={add}>
        <input
          ref={field}
          aria-label={m['live.manager.wordInput']()}
          aria-describedby={noteId}
          placeholder={m['live.manager.wordInput']()}
          maxLength={WATCHED_WORD_LENGTH_MAX}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setNote('');
          }}
        />
        <Button type="submit" size="sm" disabled={typed.trim() === ''} busy={isPending}>
          {m['live.manager.wordAdd']()}
        </Button>
      </form>
      {note !== '' && <FieldError id={noteId}>{note}</FieldError>}
    </section>
  );
}
