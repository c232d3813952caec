import type { ResponseOf } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useReplayTime } from '../../../entities/replay/replay.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { FoundWords } from '../../../ui/highlight/found-words.tsx';
import { ListSearch } from '../../../ui/list-search/list-search.tsx';
import { ScrollRegion } from '../../../ui/scroll-region/scroll-region.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import styles from './replay-search.module.css';

/** The longest search text, in characters. */
const WORDS_MAX = 40;

interface ReplaySearchProps {
  activityId: string;
  /** Receives whether hits are shown, which replace the chat. */
  onSearching: (isSearching: boolean) => void;
}

/** The search in a replay above its chat; a hit leads to its second (rules/replay#search). */
export function ReplaySearch({ activityId, onSearching }: ReplaySearchProps) {
  const [keyWord, setKeyWord] = useState('');
  const search = (typed: string) => {
    const words = typed.slice(0, WORDS_MAX);
    setKeyWord(words);
    onSearching(words !== '');
  };
  return (
    <>
      <ListSearch className={styles.search} label={m['live.replay.search']()} keyWord={keyWord} onSearch={search} />
      {keyWord !== '' && <Hits activityId={activityId} keyWord={keyWord} />}
    </>
  );
}

type Hit = ResponseOf<'searchReplay'>['list'][number];

const KINDS: Readonly<Record<Hit['kind'], () => string>> = {
  message: m['live.replay.kind.message'],
  caption: m['live.replay.kind.caption'],
  answer: m['live.replay.kind.answer'],
};

function Hits({ activityId, keyWord }: { activityId: string; keyWord: string }) {
  const channelId = useReplayTime((time) => time.channelId);
  const payload = { activityId, keyWord, ...(channelId !== '' && { channelId }) };
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...gatewayQuery('searchReplay', payload, useCustomerId()),
    // Messages may have been deleted since.
    staleTime: 0,
  });
  const [params] = useSearchParams();
  const getSearch = (seconds: number): string => {
    const target = new URLSearchParams(params);
    target.delete('item');
    target.set('t', String(Math.floor(seconds)));
    return target.toString();
  };
  return (
    <ScrollRegion label={m['live.replay.hits']()} className={styles.hits}>
      <p className={`num ${styles.count}`} role="status">
        {data && data.list.length > 0 && m['live.replay.hitCount']({ count: data.list.length })}
        {data?.list.length === 0 && m['live.replay.noHits']()}
      </p>
      {isPending && <ChatLinesSkeleton />}
      {error && !data && <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.list.length === 0 && <Empty text={m['live.replay.noHits']()} />}
      <ol>
        {data?.list.map(({ seconds, kind, text }, index) => (
          // The hits of a search never change their order.
          <li key={index}>
            <Link to={{ search: getSearch(seconds) }} replace preventScrollReset>
              <span className={`num ${styles.time}`}>{formatDuration(seconds)}</span>
              <span>
                <small>{KINDS[kind]()}</small>
                <FoundWords text={text} words={keyWord} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}
