import { ATTACHMENT_ITEMS, type AttachmentType, type CertificationItem } from '@osteon/domain';
import clsx from 'clsx';
import type { AuthScene } from '../../../../entities/certification/api/get-auth-scene.ts';
import { itemText, reasonText } from '../../../../entities/certification/certification-texts.ts';
import { site } from '../../../../lib/site.ts';
import { monthDayTimeText } from '../../../../texts/date-text.ts';
import { m } from '../../../../texts/index.ts';
import { Button, buttonClass } from '../../../../ui/button/button.tsx';
import { camera } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, check, clock } from '../../../../ui/icon/icons.ts';
import frame from '../../../../ui/page/phone-frame.module.css';
import { PhoneFrame } from '../../../../ui/page/phone-frame.tsx';
import styles from '../certify.module.css';

type Item = NonNullable<AuthScene['certification']>['items'][number];

/** The document of an item; null for the basic information. */
export function getDocument(item: CertificationItem): AttachmentType | null {
  const found = Object.entries(ATTACHMENT_ITEMS).find(([, each]) => each === item)?.[0];
  // The keys of the table are the attachment types.
  return found === undefined ? null : (Number(found) as AttachmentType);
}

/**
 * True if an item has to be sent again: it was refused, or its picture was deleted since
 * (rules/certification-pictures#pictures).
 */
export function isToSend({ item, state, picUrl }: Item): boolean {
  return state === 'refused' || (item !== 'basicInfo' && picUrl === null);
}

interface RefusedProps {
  accountLabel: string;
  items: readonly Item[];
  onAgain: () => void;
}

/** The accepted items, those to be sent again, and why (rules/certification#items). */
export function Refused({ accountLabel, items, onAgain }: RefusedProps) {
  const refused = items.filter(isToSend);
  const hasPhoto = refused.some(({ item }) => item !== 'basicInfo');
  return (
    <PhoneFrame
      title={m['certify.refused.title']({ count: String(refused.length) })}
      accountLabel={accountLabel}
      mark={
        <span className={clsx(styles.mark, styles.markBad)}>
          <Icon of={alert} size={28} />
        </span>
      }
      actions={
        <>
          <Button kind="primary" wide onClick={onAgain}>
            {hasPhoto && <Icon of={camera} size={20} />}
            {hasPhoto ? m['certify.refused.again']() : m['certify.refused.change']()}
          </Button>
          {site.email && (
            <a className={buttonClass({ kind: 'text', wide: true }, frame.small)} href={`mailto:${site.email}`}>
              {m['certify.refused.contact']()}
            </a>
          )}
        </>
      }
    >
      <p className={styles.lead}>{m['certify.refused.others']()}</p>
      <ul className={styles.items}>
        {items.map((each) => (
          <li key={each.item} className={clsx(isToSend(each) && styles.bad)}>
            <Icon
              of={isToSend(each) ? alert : { accepted: check, refused: alert, waiting: clock }[each.state]}
              size={20}
            />
            <span>
              <b>{itemText(each.item)}</b>
              <em>{stateText(each)}</em>
            </span>
          </li>
        ))}
      </ul>
      {refused.map(({ item, picUrl, sentAt, note }) => (
        <div key={item}>
          {picUrl && (
            <figure className={styles.photo}>
              <img src={picUrl} alt={itemText(item)} />
              {sentAt !== null && (
                <figcaption>{m['certify.refused.sentAt']({ time: monthDayTimeText(sentAt) })}</figcaption>
              )}
            </figure>
          )}
          {note && <p className={styles.note}>{m['certify.refused.reviewer']({ note })}</p>}
        </div>
      ))}
    </PhoneFrame>
  );
}

function stateText(each: Item): string {
  if (each.reason !== null) return reasonText(each.reason);
  if (isToSend(each)) return m['cert.data.picturesDeleted']();
  return each.state === 'accepted' ? m['cert.status.itemAccepted']() : m['cert.status.itemWaiting']();
}
