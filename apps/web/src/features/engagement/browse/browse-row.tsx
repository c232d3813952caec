import type { RequestOf } from '@osteon/contract';
import { DEBOUNCE_MS, formatDuration, getResumePosition, ResourceType } from '@osteon/domain';
import type { BrowseRecord } from '../../../entities/engagement/api/list-browse-records.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { ListRow } from '../../../ui/row/list-row.tsx';
import { TitleLink, useTitle } from '../../../ui/title/title.tsx';
import { clearBrowseRecords } from '../api/clear-browse-records.ts';
import styles from './browse.module.css';
import { type BrowsedItem, browsedTypeIcon, browsedTypeText, getBrowsedItem } from './browsed-item.ts';
import { formatWithinDay } from './day.ts';
import { useChangeHistory } from './use-change-history.ts';

/** An entry of the browsing history: its time, watch progress, link and removal. */
export function BrowseRow({ item, now }: { item: BrowseRecord; now: number }) {
  const shown = getBrowsedItem(item);
  return shown && <Row item={item} shown={shown} now={now} />;
}

function Row({ item, shown, now }: { item: BrowseRecord; shown: BrowsedItem; now: number }) {
  const { resourceType, resourceId, viewedAt, card, live, doctor, product, positionSeconds } = item;
  const { titles, pcLink } = shown;
  const picture = (card ?? live ?? product)?.picture;
  const { mutate: clear, isPending } = useChangeHistory(clearBrowseRecords);
  const isTap = useThrottle(DEBOUNCE_MS);
  const { text: title } = useTitle(titles);
  const end = card?.durationSeconds ?? null;
  const canResume = positionSeconds !== null && end !== null && getResumePosition(positionSeconds, end) !== null;
  const remove = () => {
    const of = recordedType(resourceType);
    if (of !== null && isTap()) clear({ item: { resourceType: of, resourceId } });
  };
  const meta = (
    <span className={styles.meta}>
      <span className={styles.type}>
        <Icon of={browsedTypeIcon(resourceType)} size={14} />
        {browsedTypeText(resourceType)}
      </span>
      <span>{progressText(positionSeconds, end) ?? noteText(item)}</span>
    </span>
  );
  return (
    <li className={styles.row}>
      <time dateTime={new Date(viewedAt).toISOString()}>{formatWithinDay(viewedAt, now)}</time>
      {picture ? (
        <ListRow
          to={pcLink}
          of={{ resourceType, resourceId, ...titles }}
          picture={picture}
          meta={meta}
          duration={end === null ? undefined : formatDuration(end)}
          watched={card?.watched ?? null}
        />
      ) : (
        <article className={styles.person}>
          <Avatar name={titles.title} src={doctor?.portrait} size={56} />
          <div>
            <h3>
              <TitleLink to={pcLink} of={titles} />
            </h3>
            <p>{meta}</p>
          </div>
        </article>
      )}
      {canResume && (
        <ButtonLink size="sm" to={pcLink} aria-label={`${m['mine.history.go']()} ${title}`}>
          {m['mine.history.go']()}
        </ButtonLink>
      )}
      <IconButton
        className={styles.remove}
        label={`${m['mine.history.remove']()} ${title}`}
        icon={close}
        aria-disabled={isPending || undefined}
        onClick={remove}
      />
    </li>
  );
}

/** Author of an item, or specialty and hospital of a doctor. */
function noteText({ card, live, doctor, product }: BrowseRecord): string {
  if (card) return authorText(card.author);
  if (live) return joinList(live.lecturers.map(({ name }) => name));
  if (doctor) return [doctorTitleText(doctor.title), doctor.hospital].filter(Boolean).join(' · ');
  return product?.company ?? '';
}

/** Watch progress of a video; null where it was hardly started. */
function progressText(position: number | null, end: number | null): string | null {
  if (position === null || end === null) return null;
  if (getResumePosition(position, end) !== null) return m['home.watchedTo']({ time: formatDuration(position) });
  return position > end / 2 ? m['mine.history.finished']() : null;
}

/** The type of a record for the gateway; null for one that it does not record. */
function recordedType(type: number): RequestOf<'addBrowseRecord'>['resourceType'] | null {
  const { video, document, meeting, case: clinicalCase, author, live, course, product } = ResourceType;
  return [video, document, meeting, clinicalCase, author, live, course, product].find((each) => each === type) ?? null;
}
