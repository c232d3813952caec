import { formatDuration } from '@osteon/domain';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useReplayTime } from '../../../entities/replay/replay.ts';
import { getPlaybackRealtimeMessageQuery } from '../../../entities/room/api/get-playback-realtime-message.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { LogRows } from '../message/log-rows.tsx';
import styles from './chat.module.css';
import { ChatBox, useLogScroll } from './chat-box.tsx';
import { hideBlocked } from './chat-entries.ts';
import { ChatEntry } from './chat-entry.tsx';
import { type ChatAuth, ClosedComposer } from './closed-composer.tsx';
import { confirmDeletion } from './use-delete-message.ts';
import type { Presence } from './use-presence.ts';
import { useReplayDeletions } from './use-replay-deletions.ts';

// Below the first lines of the chat in importance.
const ReplaySearch = lazyPart(async () => (await import('../replay/replay-search.tsx')).ReplaySearch);

/** Length of the time range of a request, in seconds of the replay. */
const RANGE_SECONDS = 1800;

interface ReplayChatProps extends Pick<Partial<Presence>, 'own'> {
  activityId: string;
  auth: ChatAuth;
}

/** The chat of a replay: the messages up to the current second (rules/room-chat#chat-of-a-replay). */
export function ReplayChat({ activityId, auth, own = null }: ReplayChatProps) {
  const { channelId, at } = useReplayTime();
  const customerId = useCustomerId();
  const [isSearching, setSearching] = useState(false);
  const deletions = useReplayDeletions(activityId);
  const count = Math.floor(at / RANGE_SECONDS) + 1;
  const ranges = useQueries({
    queries: Array.from({ length: count }, (_, index) =>
      getPlaybackRealtimeMessageQuery(
        { activityId, channelId, customerId },
        index * RANGE_SECONDS,
        (index + 1) * RANGE_SECONDS,
      ),
    ),
  });
  const all = ranges.flatMap(({ data }) => data?.list ?? []);
  const said = all.filter(({ replaySeconds }) => replaySeconds <= at);
  const visibleMessages = hideBlocked(said, own?.blockedIds ?? []);
  const next = all[said.length]?.replaySeconds ?? ranges.at(-1)?.data?.nextSeconds ?? null;
  const failed = ranges.find(({ isError }) => isError);
  const isEmpty = ranges.every(({ isSuccess }) => isSuccess) && all.length === 0 && next === null;
  const current = visibleMessages.at(-1);
  const { box, isAtEnd, onScroll, goToEnd } = useLogScroll(
    visibleMessages[0]?.position ?? 0,
    current?.position ?? 0,
    noop,
  );

  const askToDelete = async (msgId: string) => {
    if (!(await confirmDeletion(m['live.replay.deleteTip']()))) return;
    deletions.remove(msgId);
    // The button disappears with its line.
    box.current?.focus();
  };

  return (
    <>
      <LazyBoundary placeholder={<div className={styles.searchPlace} />}>
        <ReplaySearch activityId={activityId} onSearching={setSearching} />
      </LazyBoundary>
      <div className={styles.followed} hidden={isSearching}>
        <div className={styles.follow}>
          <span aria-hidden="true">{m['live.chat.follow']()}</span>
          <Switch
            label={m['live.chat.follow']()}
            checked={isAtEnd}
            onChange={(checked) => {
              if (checked) goToEnd();
              else box.current?.scrollTo({ top: 0 });
            }}
          />
        </div>
        <ChatBox box={box} onScroll={onScroll}>
          {failed && <ErrorState onRetry={() => void failed.refetch()} />}
          {isEmpty && <Empty text={m['live.chat.noneSaid']()} />}
          <LogRows box={box} rows={visibleMessages}>
            {(message) => (
              <ChatEntry
                key={message.msgId}
                entry={message}
                time={formatDuration(message.replaySeconds)}
                isCurrent={message === current}
                actions={message.isOwn ? { onDelete: () => void askToDelete(message.msgId) } : undefined}
              />
            )}
          </LogRows>
          {next !== null && <p className={styles.rule}>{m['live.chat.next']({ time: formatDuration(next) })}</p>}
        </ChatBox>
      </div>
      <ClosedComposer auth={auth} />
    </>
  );
}

const noop = (): void => {};
