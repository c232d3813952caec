import { isPollText, POLL_OPTION_MAX, POLL_OPTIONS_MAX, POLL_OPTIONS_MIN, POLL_TEXT_MAX } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { plus } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { saveLivePoll } from '../api/save-live-poll.ts';
import styles from './poll-desk.module.css';
import { getLetter } from './poll-result.tsx';
import { replacePoll } from './replace-poll.ts';
import type { LivePoll } from './use-live-polls.ts';
import { showPollFailure } from './use-move-poll.ts';

/** The lengths of a poll that are offered, in seconds; 0 is none. */
const SECONDS = [0, 60, 120, 300];

interface PollEditorProps {
  activityId: string;
  /** The draft that is changed; undefined for a new one. */
  draft: LivePoll | undefined;
  onClose: () => void;
}

/** The draft of a poll: question, options, length and time of the result (rules/room-poll#polls). */
export function PollEditor({ activityId, draft, onClose }: PollEditorProps) {
  const [text, setText] = useState(draft?.text ?? '');
  const [options, setOptions] = useState(() => (draft?.options ?? ['', '']).map((value, key) => ({ key, value })));
  const [seconds, setSeconds] = useState(draft?.seconds ?? 0);
  const [showsResult, setShowsResult] = useState(draft?.showsResult ?? 'while');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const queries = useQueryClient();
  const customerId = useCustomerId();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveLivePoll({
        activityId,
        ...(draft && { pollId: draft.pollId }),
        text,
        options: options.map(({ value }) => value),
        showsResult,
        ...(seconds > 0 && { seconds }),
      }),
    onSuccess: async (poll) => {
      await replacePoll(queries, { activityId, customerId, pollId: poll.pollId }, poll);
      onClose();
    },
    // The texts stay in the editor. A draft that was opened or deleted meanwhile is no draft any more.
    onError: (error) => {
      showPollFailure(error);
      const { conflict, notFound } = codes;
      if (error instanceof GatewayError && [conflict, notFound].some((code) => code === error.code))
        void refetch(queries, 'listLivePolls');
    },
  });

  const hasText = isPollText(text, POLL_TEXT_MAX);
  const wrong = options.filter(({ value }) => !isPollText(value, POLL_OPTION_MAX));
  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!hasText) focus('text');
    else if (wrong[0]) focus(`option${wrong[0].key}`);
    else if (!isPending) mutate();
  };
  const remove = (index: number) => {
    const others = options.filter((_option, each) => each !== index);
    setOptions(others);
    focus(`option${others[Math.max(0, index - 1)]?.key}`);
  };
  const times = SECONDS.includes(seconds) ? SECONDS : [...SECONDS.slice(0, -1), seconds];
  return (
    <form
      ref={form}
      className={styles.editor}
      aria-label={draft ? m['live.poll.edit']() : m['live.poll.create']()}
      onSubmit={submit}
    >
      <TextField
        label={m['live.poll.question']()}
        name="text"
        autoComplete="off"
        value={text}
        error={isChecked && !hasText && m['live.poll.textRule']({ max: POLL_TEXT_MAX })}
        onChange={({ target }) => setText(target.value)}
      />
      {options.map(({ key, value }, index) => (
        <div key={key} className={styles.editedOption}>
          <TextField
            label={m['live.poll.option']({ letter: getLetter(index) })}
            name={`option${key}`}
            autoComplete="off"
            value={value}
            error={
              isChecked && !isPollText(value, POLL_OPTION_MAX) && m['live.poll.textRule']({ max: POLL_OPTION_MAX })
            }
            onChange={({ target }) =>
              setOptions(options.map((each) => (each.key === key ? { key, value: target.value } : each)))
            }
          />
          {options.length > POLL_OPTIONS_MIN && (
            <IconButton
              label={m['live.poll.removeOption']({ letter: getLetter(index) })}
              icon={close}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {options.length < POLL_OPTIONS_MAX && (
        <Button
          kind="text"
          size="sm"
          className={styles.add}
          onClick={() => setOptions([...options, { key: Math.max(...options.map(({ key }) => key)) + 1, value: '' }])}
        >
          <Icon of={plus} size={16} />
          {m['live.poll.addOption']()}
        </Button>
      )}
      <div className={styles.choice}>
        <span aria-hidden="true">{m['live.poll.time']()}</span>
        <Segmented
          label={m['live.poll.time']()}
          options={times.map((each) => ({
            value: String(each),
            label: each === 0 ? m['live.poll.noLimit']() : m['live.poll.seconds']({ seconds: each }),
          }))}
          value={String(seconds)}
          onChange={(value) => setSeconds(Number(value))}
        />
      </div>
      <div className={styles.choice}>
        <span aria-hidden="true">{m['live.poll.result']()}</span>
        <Segmented
          label={m['live.poll.result']()}
          options={[
            { value: 'while', label: m['live.poll.resultWhile']() },
            { value: 'after', label: m['live.poll.resultAfter']() },
          ]}
          value={showsResult}
          onChange={setShowsResult}
        />
      </div>
      <div className={styles.actions}>
        <Button kind="primary" size="sm" type="submit" busy={isPending}>
          {m['live.poll.save']()}
        </Button>
        <Button size="sm" onClick={onClose}>
          {m['common.cancel']()}
        </Button>
      </div>
    </form>
  );
}
