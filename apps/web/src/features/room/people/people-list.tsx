import type { ResponseOf } from '@osteon/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LiveUser } from '../../../entities/room/api/get-user-list.ts';
import { errorText } from '../../../texts/error-text.ts';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ChatLinesSkeleton } from '../details/room-skeletons.tsx';
import styles from './people.module.css';
import { listPeople } from './use-muted-people.ts';

interface PeopleListProps {
  pages: UseInfiniteQueryResult<InfiniteData<ResponseOf<'getUserList'>>>;
  /** The text of an empty list. */
  empty: string;
  children: (user: LiveUser) => ReactNode;
}

/** A list of people page by page, with its states. */
export function PeopleList({ pages, empty, children }: PeopleListProps) {
  if (pages.isPending) return <ChatLinesSkeleton />;
  const people = listPeople(pages.data?.pages);
  if (pages.isError && people.length === 0)
    return <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />;
  if (people.length === 0) return <Empty text={empty} />;
  return (
    <>
      <ul className={styles.people}>{people.map(children)}</ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
    </>
  );
}
