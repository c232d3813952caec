import type { ResponseOf } from '@osteon/contract';
import { getWatchableEnd, selectTitle } from '@osteon/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { useLanguagePreference } from '../../../lib/language/language-preference.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { useReplayTime } from '../replay-time.ts';
import { useChannelOfAddress } from '../use-channel-of-address.ts';
import { ReplayChapters } from './replay-chapters.tsx';
import { ReplayPlayer } from './replay-player.tsx';
import styles from './replay-view.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

interface ReplayViewProps {
  live: Live;
  /** The link is not good any more. */
  onRefused: () => void;
  /** What it is, between the picture and the chapters. */
  children: ReactNode;
}

/** The replay of an event with its chapters (rules/live#replay). */
export function ReplayView({ live, onRefused, children }: ReplayViewProps) {
  const customerId = useCustomerId();
  const media = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useChannelOfAddress();
  const [at, setAt] = useState(useStartOfAddress());
  const [isOver, setIsOver] = useState(false);
  const language = useLanguagePreference((state) => state.resourceLanguage);
  const found = live.replayList.find(({ channelId }) => channelId === chosen) ?? live.replayList[0];
  const channelId = found?.channelId ?? '';
  const second = Math.floor(at);
  useEffect(() => useReplayTime.setState({ channelId, at: second }), [channelId, second]);
  if (!found) return children;
  const chapters = found.chapters.map((chapter) => ({ ...chapter, title: selectTitle(language, chapter).text }));
  const replay = { ...found, chapters };

  const end = getWatchableEnd(replay.durationSeconds, live.watchAuth);
  const gate = isOver ? live.gate : null;
  const seek = (second: number) => {
    const video = media.current;
    if (!video) return;
    setIsOver(second >= end);
    setAt(Math.min(second, end));
    video.currentTime = Math.min(second, end);
    if (second < end) void video.play().catch(() => undefined);
    else video.pause();
  };

  return (
    <>
      <ReplayPlayer
        // Another account has links of its own, and may watch more or less.
        key={`${replay.channelId} ${customerId} ${live.gate}`}
        media={media}
        activityId={live.activityId}
        title={live.activityTitle}
        replay={replay}
        tryWatch={live.gate === null ? null : { gate: live.gate, isOver: gate !== null, seconds: end }}
        at={at}
        end={end}
        onTime={setAt}
        onSeek={seek}
        onEnded={() => setIsOver(true)}
        onRefused={onRefused}
      />
      {live.replayList.length > 1 && (
        <div className={styles.channels}>
          <Segmented
            label={m['live.detail.channels']()}
            options={live.replayList.map(({ channelId, channelName }) => ({ value: channelId, label: channelName }))}
            value={replay.channelId}
            onChange={(channelId) => {
              setChosen(channelId);
              setAt(0);
              setIsOver(false);
            }}
          />
        </div>
      )}
      {children}
      {replay.chapters.length > 0 && (
        <ReplayChapters
          replay={replay}
          at={at}
          end={end}
          onSeek={(second) => {
            reportLiveAction('chapterClick', live.activityId);
            seek(second);
          }}
        />
      )}
    </>
  );
}

/** The second at which the address opens the replay (`t`), as a chapter of the list does. */
function useStartOfAddress(): number {
  const text = useSearchParams()[0].get('t');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
