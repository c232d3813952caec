import type { LiveCard, ResponseOf } from '@osteon/contract';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { joinDetails } from '../../../texts/join-text.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Picture } from '../../../ui/cover/picture.tsx';
import styles from './live-introduce.module.css';

type Introduction = ResponseOf<'getActivityDetail'>['meetingActivity']['courseIntroduceData'];

/** The elements that are allowed in an introduction. */
const ALLOWED = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'br']);

/** The introduction of an event: a picture, or its text (rules/room#details). */
export function LiveIntroduce({ data: { introducePicture, describeHtmlContent } }: { data: Introduction }) {
  if (introducePicture)
    return <Picture className={styles.picture} picture={introducePicture} sizes="(max-width: 1080px) 100vw, 720px" />;
  return <IntroduceText html={describeHtmlContent} />;
}

/** HTML is parsed, never inserted: only the allowed elements are rendered, without attributes. */
function IntroduceText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={styles.introduce}>{getChildren(body)}</div>;
}

function getChildren(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const name = node.nodeName.toLowerCase();
    if (!ALLOWED.has(name)) return null;
    return createElement(name, { key: index }, ...(name === 'br' ? [] : getChildren(node)));
  });
}

export type Lecturer = LiveCard['lecturers'][number];

/** The lecturers of an event, each with the button that follows them. */
export function Lecturers({
  lecturers,
  follow,
}: {
  lecturers: readonly Lecturer[];
  follow: (lecturer: Lecturer) => ReactNode;
}) {
  return (
    <ul className={styles.lecturers}>
      {lecturers.map((lecturer) => (
        <li key={lecturer.id}>
          <Avatar name={lecturer.name} src={lecturer.portrait} size={40} />
          <div>
            <Link to={`/doctorHome?id=${lecturer.id}`} data-live-action="lecturerClick">
              {lecturer.name}
            </Link>
            <p>{joinDetails([doctorTitleText(lecturer.title), lecturer.hospital])}</p>
          </div>
          {follow(lecturer)}
        </li>
      ))}
    </ul>
  );
}
