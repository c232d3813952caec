import { formatDuration, formatTime, getNextQuestionState, type QuestionAct } from '@osteon/domain';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useGetActivityDetailClock } from '../../../entities/live/api/get-activity-detail.ts';
import type { LiveQuestion } from '../../../entities/room/api/list-live-questions.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { getSenderName } from '../message/sender-texts.ts';
import styles from './question.module.css';
import desk from './question-desk-row.module.css';
import { PinMark, StateMark } from './question-marks.tsx';
import { useDecide } from './use-decide.ts';

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);
const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog);

/** A lecturer of an event. */
export interface QuestionLecturer {
  readonly id: string;
  readonly name: string;
}

interface DeskRowProps {
  activityId: string;
  question: LiveQuestion;
  lecturers: readonly QuestionLecturer[];
}

/** A question with the actions of an assistant (rules/room-question#states). */
export function DeskRow(props: DeskRowProps) {
  const { activityId, question } = props;
  const { text, votes, name, hospital, askedAt, answeredAt, state, lecturer, answer, isPinned } = question;
  const running = useRunningTime(activityId, state === 'answering' ? answeredAt : null);
  return (
    <li className={clsx(desk.row, state === 'answering' && desk.answering)}>
      <p className={`num ${desk.votes}`}>
        <b>{votes}</b>
        {m['live.question.votes']()}
      </p>
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        <p className={styles.metadata}>
          <span className={styles.name}>{getSenderName(name)}</span>
          {hospital !== '' && <span className={styles.name}>{hospital}</span>}
          {isPinned && <PinMark />}
          <StateMark state={state} answering={running} />
          {lecturer && <span>{m['live.question.assignedTo']({ name: lecturer.name })}</span>}
          <span className={`num ${styles.time}`}>{formatTime(askedAt)}</span>
        </p>
        {state === 'answering' && answeredAt !== null && (
          <p className={`num ${desk.from}`}>{m['live.question.from']({ time: formatTime(answeredAt) })}</p>
        )}
        {answer !== '' && <p className={styles.answer}>{answer}</p>}
        <DeskActions {...props} />
      </div>
    </li>
  );
}

/** The labels of the actions without further input, and of the dialogs, in the order of their buttons. */
const LABELS = {
  pass: m['live.question.pass'],
  start: m['live.question.start'],
  finish: m['live.question.finish'],
  assign: m['live.question.assign'],
  pin: m['live.question.pin'],
  unpin: m['live.question.unpin'],
  merge: m['live.question.merge'],
  refuse: m['live.question.refuse'],
  answer: m['live.question.answer'],
} as const satisfies Readonly<Record<QuestionAct, () => string>>;

/** The actions that each state offers; the domain permits some more. */
const OFFERED: Readonly<Record<LiveQuestion['state'], readonly QuestionAct[]>> = {
  held: ['pass', 'refuse'],
  open: ['start', 'assign', 'pin', 'unpin', 'merge', 'refuse'],
  answering: ['finish', 'answer'],
  answered: ['answer'],
  refused: [],
};

function listActs({ state, isPinned }: LiveQuestion): QuestionAct[] {
  return OFFERED[state].filter(
    (act) => getNextQuestionState(state, act) !== null && act !== (isPinned ? 'pin' : 'unpin'),
  );
}

function DeskActions({ activityId, question, lecturers }: DeskRowProps) {
  const [dialog, setDialog] = useState<'answer' | 'merge' | null>(null);
  const { decide, isPending } = useDecide(activityId, question.questionId);
  const close = () => setDialog(null);
  const acts = listActs(question);
  const renderAct = (act: QuestionAct): ReactNode => {
    const label = LABELS[act]();
    const button = {
      size: 'sm' as const,
      busy: isPending,
      kind: act === 'finish' ? ('primary' as const) : ('secondary' as const),
      'aria-label': m['live.question.actOf']({ act: label, text: question.text }),
      children: label,
    };
    if (act === 'assign')
      return (
        <Menu key={act} side="bottom-start" target={<Button {...button} />}>
          {lecturers.map(({ id, name }) => (
            <MenuItem key={id} current={id === question.lecturer?.id} onSelect={() => decide({ act, lecturerId: id })}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      );
    if (act === 'answer' || act === 'merge') return <Button key={act} {...button} onClick={() => setDialog(act)} />;
    // A single lecturer answers without a choice.
    const only = act === 'start' && question.lecturer === null && lecturers.length === 1 ? lecturers[0] : undefined;
    return <Button key={act} {...button} onClick={() => decide({ act, ...(only && { lecturerId: only.id }) })} />;
  };
  if (acts.length === 0) return null;
  return (
    <div className={desk.actions}>
      {acts.map(renderAct)}
      {dialog !== null && (
        <LazyBoundary>
          {dialog === 'answer' ? (
            <AnswerDialog activityId={activityId} question={question} onClose={close} />
          ) : (
            <MergeDialog activityId={activityId} question={question} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </div>
  );
}

const SECOND_MS = 1000;

/** The time since an answer has started, by the gateway's clock, as text; empty while there is none. */
function useRunningTime(activityId: string, startedAt: number | null): string {
  const clockOffset = useGetActivityDetailClock(activityId);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = startedAt !== null;
  useEffect(() => {
    if (!isRunning) return;
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return startedAt === null ? '' : formatDuration((now + clockOffset - startedAt) / SECOND_MS);
}
