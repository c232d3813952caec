import { formatTime } from '@osteon/domain';
import { useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { ListSearch } from '../../../../ui/list-search/list-search.tsx';
import styles from '../../people/people.module.css';
import { PeopleList } from '../../people/people-list.tsx';
import { PersonRow } from '../../people/person-row.tsx';
import { useMutedPages } from '../../people/use-muted-people.ts';
import type { Room } from '../messages/manager-toolbar.tsx';
import { WatchedWords } from './watched-words.tsx';

interface MutedTabProps {
  activityId: string;
  userType: number;
  /** Null until it is known. */
  room: Room | null;
  onRoomChange: (room: Room) => void;
}

/** The people who are muted in an event, and its watched words below (rules/room-moderation#mutes). */
export function MutedTab({ activityId, userType, room, onRoomChange }: MutedTabProps) {
  const [userName, setUserName] = useState('');
  const pages = useMutedPages(activityId, userName);
  return (
    <>
      <div className={styles.filters}>
        <ListSearch label={m['live.user.search']()} keyWord={userName} onSearch={setUserName} />
      </div>
      <div className={styles.scroll}>
        <PeopleList pages={pages} empty={m['live.user.noneMuted']()}>
          {(user) => (
            <PersonRow key={user.userId} activityId={activityId} user={user}>
              {user.moderation?.decidedAt != null && (
                <>
                  <span>{user.moderation.by}</span>
                  <span>{formatTime(user.moderation.decidedAt)}</span>
                  <span title={user.moderation.reason}>{user.moderation.reason}</span>
                </>
              )}
            </PersonRow>
          )}
        </PeopleList>
        {room && (
          <WatchedWords activityId={activityId} userType={userType} words={room.words} onRoomChange={onRoomChange} />
        )}
      </div>
    </>
  );
}
