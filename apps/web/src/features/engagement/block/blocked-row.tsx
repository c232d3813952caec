import { Link } from 'react-router';
import { useBlockPerson } from '../../../entities/engagement/api/block-person.ts';
import { type Blocked, useListBlocked } from '../../../entities/engagement/api/list-blocked.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingsRow } from '../../../ui/settings/settings-row.tsx';
import styles from './blocked-row.module.css';

/**
 * The people whom the customer has blocked, with a button to unblock (rules/moderation#blocking). Child of
 * SettingsRows.
 */
export function BlockedRow() {
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = useListBlocked();
  return (
    <SettingsRow
      term={m['block.list']()}
      value={
        items.length === 0 ? (
          m['block.none']()
        ) : (
          <>
            {items.map((item) => (
              <BlockedPerson key={item.person.id} item={item} />
            ))}
            {hasNextPage && (
              <Button kind="text" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {isFetchingNextPage ? m['state.loading']() : m['common.viewMore']()}
              </Button>
            )}
          </>
        )
      }
      note={m['block.note']()}
    />
  );
}

function BlockedPerson({ item: { person } }: { item: Blocked }) {
  const name = authorText(person);
  const setBlocked = useBlockPerson({ id: person.id, name });
  return (
    <span className={styles.person}>
      <Link to={`/doctorHome?id=${person.id}`}>{name}</Link>
      {person.hospital !== '' && <span className={styles.hospital}>{person.hospital}</span>}
      <Button kind="text" size="sm" aria-label={m['block.endFor']({ name })} onClick={() => setBlocked(false)}>
        {m['block.end']()}
      </Button>
    </span>
  );
}
