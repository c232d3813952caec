import type { Picture, RequestOf } from '@osteon/contract';
import { DEBOUNCE_MS, formatDuration, getResumePosition, ResourceType, type Titles } from '@osteon/domain';
import type { BrowseRecord } from '../../../entities/engagement/api/list-browse-records.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { ListRow } from '../../../ui/row/list-row.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { useTitle } from '../../../ui/title/title.tsx';
import { clearBrowseRecords } from '../api/clear-browse-records.ts';
import styles from './browse.module.css';
import { browsedTypeIcon, browsedTypeText } from './browsed-type.ts';
import { formatWithinDay } from './day.ts';
import { useChangeHistory } from './use-change-history.ts';

/** An item that the customer has looked at: when, how far, the way on and the way out of the history. */
export function BrowseRow({ item, now }: { item: BrowseRecord; now: number }) {
  const shown = getShown(item);
  return shown && <Row item={item} shown={shown} now={now} />;
}

/** What the row shows of a card or of a live event. */
interface Shown {
  readonly titles: Titles;
  readonly picture: Picture;
  readonly pcLink: string;
  readonly note: string;
}

function getShown({ card, live }: BrowseRecord): Shown | null {
  if (live) {
    const note = live.lecturers.map(({ name }) => name).join('、');
    return { titles: eventTitles(live), picture: live.picture, pcLink: live.pcLink, note };
  }
  return card && { titles: card, picture: card.picture, pcLink: card.pcLink, note: authorText(card.author) };
}

function Row({ item, shown, now }: { item: BrowseRecord; shown: Shown; now: number }) {
  const { resourceType, resourceId, viewedAt, card, positionSeconds } = item;
  const { titles, picture, pcLink, note } = shown;
  const { change, isBusy } = useChangeHistory();
  const isTap = useThrottle(DEBOUNCE_MS);
  const { text: title } = useTitle(titles);
  const end = card?.durationSeconds ?? null;
  const canResume = positionSeconds !== null && end !== null && getResumePosition(positionSeconds, end) !== null;
  const remove = () => {
    const of = recordedType(resourceType);
    if (of !== null && isTap()) void change(() => clearBrowseRecords({ item: { resourceType: of, resourceId } }));
  };
  return (
    <li className={styles.row}>
      <time dateTime={new Date(viewedAt).toISOString()}>{formatWithinDay(viewedAt, now)}</time>
      <ListRow
        to={pcLink}
        of={{ resourceType, resourceId, ...titles }}
        picture={picture}
        meta={
          <span className={styles.meta}>
            <span className={styles.type}>
              <Icon of={browsedTypeIcon(resourceType)} size={14} />
              {browsedTypeText(resourceType)}
            </span>
            <span>{progressText(positionSeconds, end) ?? note}</span>
          </span>
        }
        duration={end === null ? undefined : formatDuration(end)}
        watched={card?.watched ?? null}
      />
      {canResume && (
        <ButtonLink size="sm" to={pcLink} aria-label={`${m['mine.history.go']()} ${title}`}>
          {m['mine.history.go']()}
        </ButtonLink>
      )}
      <IconButton
        className={styles.remove}
        label={`${m['mine.history.remove']()} ${title}`}
        icon={close}
        aria-disabled={isBusy || undefined}
        onClick={remove}
      />
    </li>
  );
}

/** How far a video was watched; null where it was hardly begun. */
function progressText(position: number | null, end: number | null): string | null {
  if (position === null || end === null) return null;
  if (getResumePosition(position, end) !== null) return m['home.watchedTo']({ time: formatDuration(position) });
  return position > end / 2 ? m['mine.history.finished']() : null;
}

/** The type of a record as the gateway takes it; null for one that it does not record. */
function recordedType(type: number): RequestOf<'addBrowseRecord'>['resourceType'] | null {
  const { video, document, meeting, case: clinicalCase, live, course } = ResourceType;
  return [video, document, meeting, clinicalCase, live, course].find((each) => each === type) ?? null;
}
