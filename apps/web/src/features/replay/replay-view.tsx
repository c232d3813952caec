import { formatDuration, getWatchableEnd, selectTitle } from '@osteon/domain';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useReplayTime } from '../../entities/replay/replay.ts';
import { useAnsweredQuestions } from '../../entities/room/answered-questions.ts';
import { usePlaybacks } from '../../entities/stream/engine/live-playback.ts';
import { listReplayOptions, useChannelChoice } from '../../entities/stream/player/channel-choice.ts';
import type { ReplayStageProps } from '../../entities/stream/player/stage-props.ts';
import { TitleRow } from '../../entities/stream/player/title-row.tsx';
import { reportLiveAction } from '../../lib/analytics/report-live-action.ts';
import { useLanguagePreference } from '../../lib/language/language-preference.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import answerStyles from './replay-answers.module.css';
import { getAnswererText, ReplayAnswers } from './replay-answers.tsx';
import { ReplayChapters } from './replay-chapters.tsx';
import { ReplayPlayer } from './replay-player.tsx';
import { useReplayState } from './use-replay-state.ts';

/** The replay of an event with its chapters and the answers to questions (rules/replay#replay). */
export function ReplayView({ live, slots, onRefused, children }: ReplayStageProps) {
  const customerId = useCustomerId();
  const choice = useChannelChoice(live.replayList);
  const getPlayback = usePlaybacks();
  const language = useLanguagePreference((state) => state.resourceLanguage);
  const { main } = choice;
  const channelId = main?.channelId ?? '';
  const end = getWatchableEnd(main?.durationSeconds ?? 0, live.watchAuth);
  const answers = useAnsweredQuestions(live.activityId, channelId);
  const replayState = useReplayState(main, getPlayback(channelId), end);
  const { at, seek } = replayState;
  const second = Math.floor(at);
  useEffect(() => useReplayTime.setState({ channelId, at: second }), [channelId, second]);
  if (!main) return children;
  const chapters = main.chapters.map((chapter) => ({ ...chapter, title: selectTitle(language, chapter).text }));
  const replay = { ...main, chapters };
  const marks = answers.spoken.map((question) => ({
    id: question.questionId,
    second: question.answeredSeconds,
    label: m['live.replay.answeredAt']({ time: formatDuration(question.answeredSeconds), text: question.text }),
    note: getAnswererText(question),
    text: question.text,
  }));

  return (
    <>
      <ReplayPlayer
        // Another account has its own links, and may watch more or less.
        key={`${customerId} ${live.gate}`}
        live={live}
        getPlayback={getPlayback}
        choice={choice}
        replay={replay}
        gate={live.gate}
        isOver={replayState.isOver}
        at={at}
        end={end}
        marks={marks}
        resumedAt={replayState.resumedAt}
        onDismissResume={replayState.dismissResume}
        onTime={replayState.setTime}
        onSeek={seek}
        onEnded={() => replayState.setOver(true)}
        onRefused={onRefused}
      />
      <TitleRow
        channels={listReplayOptions(live)}
        value={main.channelId}
        onChannel={(channelId) => {
          choice.choose(channelId);
          replayState.setOver(false);
        }}
        slot={slots.channels}
      >
        {children}
      </TitleRow>
      {slots.chapters &&
        createPortal(
          <div className={answerStyles.container}>
            <div className={answerStyles.columns}>
              {chapters.length > 0 && (
                <ReplayChapters
                  replay={replay}
                  at={at}
                  end={end}
                  answers={answers.spoken}
                  onSeek={(second) => {
                    reportLiveAction('chapterClick', live.activityId);
                    seek(second);
                  }}
                />
              )}
              <ReplayAnswers answers={answers} onSeek={seek} />
            </div>
          </div>,
          slots.chapters,
        )}
    </>
  );
}
