import type { ResponseOf } from '@osteon/contract';
import { formatFileSize, ResourceType } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { download } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../page/course-rail.module.css';

/** The files of a course; a press downloads one, or explains the level that it needs (rules/course#attachments). */
export function CourseAttachments({ card, attachments }: Pick<ResponseOf<'getCourse'>, 'card' | 'attachments'>) {
  if (attachments.length === 0) return null;
  const request = (attachmentId: string) =>
    emit('actionRequested', {
      action: {
        name: 'downloadAttachment',
        data: { resourceType: ResourceType.course, resourceId: card.resourceId, attachmentId },
      },
      about: m['course.attachments.about'](),
    });
  return (
    <section className={styles.materials} aria-labelledby="attachments">
      <h2 id="attachments">{m['course.attachments']()}</h2>
      <ul>
        {attachments.map(({ id, title, bytes }) => (
          <li key={id}>
            <button type="button" onClick={() => request(id)}>
              <Icon of={download} />
              <span>
                <b>{title}</b>
                <em>PDF · {formatFileSize(bytes)}</em>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
