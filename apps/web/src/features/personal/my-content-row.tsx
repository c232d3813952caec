import { ResourceType } from '@osteon/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MyContent } from '../../entities/personal/api/list-my-content.ts';
import { countText } from '../../texts/count-text.ts';
import { m } from '../../texts/index.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { more } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { image } from '../../ui/icon/icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { itemTypeText, resourceIcon } from '../../ui/resource-type/resource-type.ts';
import { ListRow } from '../../ui/row/list-row.tsx';
import styles from './my-content-list.module.css';
import { aboutTexts, stateText } from './my-content-texts.ts';
import { editorPath, useContentActions } from './use-content-actions.ts';

/** A work of the customer with its state and the next step. */
export function MyContentRow({ item }: { item: MyContent }) {
  const { resource, draftId } = item;
  const figures = [
    { label: m['mine.content.views'](), count: resource?.viewCount },
    { label: m['mine.content.favourites'](), count: item.favourites },
    { label: m['mine.content.likes'](), count: item.likes },
  ];
  return (
    <li className={styles.row}>
      {resource ? (
        <ListRow to={resource.pcLink} of={resource} picture={resource.picture} meta={<Meta item={item} />} />
      ) : (
        <DraftRow item={item} to={editorPath(draftId ?? '')} />
      )}
      {resource ? (
        <dl className={styles.figures}>
          {figures.map(({ label, count = 0 }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{countText(count)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <span className={styles.figures} />
      )}
      <Actions item={item} />
    </li>
  );
}

const titleOf = ({ title }: MyContent) => title || m['mine.content.untitled']();

function DraftRow({ item, to }: { item: MyContent; to: string }) {
  return (
    <article className={styles.draft}>
      <span className={styles.picture}>
        {item.thumbnailUrl === '' ? <Icon of={image} size={24} /> : <img src={item.thumbnailUrl} alt="" />}
      </span>
      <div>
        <h3>
          <Link to={to}>{titleOf(item)}</Link>
        </h3>
        <p>
          <Meta item={item} />
        </p>
      </div>
    </article>
  );
}

function Meta({ item }: { item: MyContent }) {
  const [now] = useState(Date.now);
  const type = item.resource?.resourceType ?? ResourceType.case;
  return (
    <span className={styles.meta}>
      <span className={styles.state} data-state={item.state}>
        {stateText(item.state)}
      </span>
      <span className={styles.type}>
        <Icon of={resourceIcon(type)} size={14} />
        {itemTypeText(type)}
      </span>
      {aboutTexts(item, now).map((text) => (
        <span key={text} className={item.state === 'returned' ? styles.reason : undefined}>
          {text}
        </span>
      ))}
    </span>
  );
}

function Actions({ item }: { item: MyContent }) {
  const { state, draftId, resource } = item;
  const actions = useContentActions();
  const title = resource?.title ?? titleOf(item);
  const name = (label: string) => `${label} ${title}`;
  const caseId = resource?.resourceType === ResourceType.case ? resource.resourceId : null;
  const [open, edit, revise] = [m['mine.content.open'](), m['mine.content.continue'](), m['mine.content.revise']()];
  const editLabel = { draft: edit, returned: revise }[state as string] ?? open;
  return (
    <div className={styles.actions}>
      {draftId !== null && (
        <ButtonLink size="sm" to={editorPath(draftId)} aria-label={name(editLabel)}>
          {editLabel}
        </ButtonLink>
      )}
      {draftId === null && state === 'recheck' && caseId !== null && (
        <Button size="sm" busy={actions.isPending} onClick={() => actions.revise(caseId)}>
          {m['mine.content.recheckDo']()}
        </Button>
      )}
      {draftId === null && resource && !(state === 'recheck' && caseId !== null) && (
        <ButtonLink size="sm" to={resource.pcLink} aria-label={name(open)}>
          {open}
        </ButtonLink>
      )}
      {(draftId !== null || (caseId !== null && state !== 'withdrawn')) && (
        <Menu width={140} target={<IconButton label={m['mine.content.actions']({ title })} icon={more} />}>
          {draftId !== null && state === 'review' && (
            <MenuItem onSelect={() => actions.withdrawFromReview(draftId)}>
              {m['mine.content.withdrawReview']()}
            </MenuItem>
          )}
          {draftId !== null && state !== 'review' && (
            <MenuItem onSelect={() => actions.remove(draftId)}>{m['mine.content.delete']()}</MenuItem>
          )}
          {draftId === null && caseId !== null && (
            <>
              <MenuItem onSelect={() => actions.revise(caseId)}>{m['mine.content.amend']()}</MenuItem>
              <MenuItem onSelect={() => actions.withdraw(caseId)}>{m['mine.content.withdraw']()}</MenuItem>
            </>
          )}
        </Menu>
      )}
    </div>
  );
}
