import type { RequestOf } from '@osteon/contract';
import { formatTime } from '@osteon/domain';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getUserListPagesQuery } from '../../../entities/room/api/get-user-list.ts';
import { saveCsv } from '../../../lib/save-csv.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { download } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ListSearch } from '../../../ui/list-search/list-search.tsx';
import { ScrollRegion } from '../../../ui/scroll-region/scroll-region.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { exportUserList } from '../api/export-user-list.ts';
import styles from './people.module.css';
import { PeopleList } from './people-list.tsx';
import { PersonRow } from './person-row.tsx';

/** The filters of `getUserList`. */
const FILTERS = {
  all: {},
  assistants: { queryType: 2 },
  pc: { userPlatformType: 1 },
  phone: { userPlatformType: 2 },
} as const;

interface PeopleTabProps {
  activityId: string;
  /** True in the manager mode, whose assistant can export the list. */
  mayExport?: boolean;
}

/** The people who have an event open (rules/room-moderation#people). */
export function PeopleTab({ activityId, mayExport = false }: PeopleTabProps) {
  const [userName, setUserName] = useState('');
  const [filter, setFilter] = useState<keyof typeof FILTERS>('all');
  const query = { activityId, userName, ...FILTERS[filter] };
  const pages = useInfiniteQuery({
    ...getUserListPagesQuery(query, useCustomerId()),
    placeholderData: keepPreviousData,
    // People come and leave without a notification.
    staleTime: 0,
  });
  return (
    <>
      <div className={styles.filters}>
        <ListSearch label={m['live.user.search']()} keyWord={userName} onSearch={setUserName} />
        <div className={styles.kinds}>
          <Segmented
            label={m['live.user.filter']()}
            options={[
              { value: 'all', label: m['live.user.all']() },
              { value: 'assistants', label: m['live.user.assistants']() },
              { value: 'pc', label: m['live.user.pc']() },
              { value: 'phone', label: m['live.user.phone']() },
            ]}
            value={filter}
            onChange={setFilter}
          />
          {mayExport && <ExportButton query={query} />}
        </div>
      </div>
      <ScrollRegion label={m['live.user.title']()} className={styles.scroll}>
        <PeopleList pages={pages} empty={m['live.user.empty']()}>
          {(user) => (
            <PersonRow key={user.userId} activityId={activityId} user={user}>
              <span>{user.isCertified || user.role !== '' ? user.company : m['live.user.uncertified']()}</span>
              {user.moderation && (
                <>
                  <span>{m['live.user.joined']({ time: formatTime(user.moderation.joinedAt) })}</span>
                  {user.moderation.messageNum > 0 && (
                    <span>{m['live.user.messages']({ count: user.moderation.messageNum })}</span>
                  )}
                </>
              )}
            </PersonRow>
          )}
        </PeopleList>
      </ScrollRegion>
    </>
  );
}

function ExportButton({ query }: { query: RequestOf<'exportUserList'> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportUserList(query),
    onSuccess: ({ csv }) => saveCsv(`osteon-participants-${query.activityId}.csv`, csv),
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <Button kind="text" size="sm" busy={isPending} onClick={() => mutate()}>
      {m['live.user.export']()}
      <Icon of={download} size={16} />
    </Button>
  );
}
