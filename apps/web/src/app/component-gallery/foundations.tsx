import { m } from '../../texts/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import * as accountIcons from '../../ui/icon/account-icons.ts';
import * as actionIcons from '../../ui/icon/action-icons.ts';
import * as awardIcon from '../../ui/icon/award.ts';
import * as contentIcons from '../../ui/icon/content-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.ts';
import * as playerIcons from '../../ui/icon/player-icons.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { Rings } from '../../ui/logo/rings.tsx';
import { Badge, Dot } from '../../ui/mark/badge.tsx';
import { LiveMark, LiveTag, NewTag, SoftMark, VipMark } from '../../ui/mark/mark.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './component-gallery.module.css';
import { Part, Row } from './gallery-section.tsx';
import { colours, sizes, specialties } from './samples.ts';

const allIcons = [[icons], [actionIcons], [contentIcons, awardIcon], [accountIcons], [playerIcons]].flatMap((sets) =>
  sets.flatMap((set) => Object.entries(set)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/** Type sizes. */
export function TypePart() {
  return (
    <Part title={m['parts.type']()} wide>
      <div className={styles.type}>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: size, fontWeight: size > 16 ? 600 : 400 }}>
            <small className="num">{size}</small>
            {m['parts.sample.size']()}
          </p>
        ))}
      </div>
    </Part>
  );
}

/** Colours and specialty tints. */
export function ColourPart() {
  return (
    <Part title={m['parts.colour']()} wide>
      <div className={styles.colours}>
        {colours.map((name) => (
          <span key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </div>
      <Row>
        {specialties.map(([id, name]) => (
          <Tag key={id} specialtyId={id}>
            {name}
          </Tag>
        ))}
      </Row>
    </Part>
  );
}

/** Marks on covers and beside entries. */
export function MarkPart() {
  return (
    <Part title={m['parts.marks']()}>
      <Row>
        <LiveMark />
        <VipMark>{m['content.mark.vip']()}</VipMark>
        <SoftMark>23:00</SoftMark>
      </Row>
      <Row>
        <NewTag />
        <LiveTag />
        <Badge count={3} />
        <Badge count={120} />
        <Dot />
        <Dot fresh />
      </Row>
      <Row>
        <Tag>{m['parts.sample.surgery']()}</Tag>
        <mark>{m['parts.sample.hit']()}</mark>
      </Row>
    </Part>
  );
}

/** The icon set, the logo and the signature. */
export function IconPart() {
  return (
    <Part title={m['parts.icons']()} wide>
      <Row>
        {allIcons.map(([name, outline]) => (
          <Icon key={name} of={outline} />
        ))}
        <Icon of={icons.play} filled />
        <Icon of={icons.bookmark} filled />
      </Row>
      <Row>
        <Logo />
        <Avatar name="唐砺之" live />
        <Avatar name="沈知远" size={48} />
        <div className={styles.ground}>
          <Rings on="ai" />
        </div>
        <div className={`${styles.ground} ${styles.gold}`}>
          <Rings on="membership" />
        </div>
      </Row>
    </Part>
  );
}
