import { ResourceType } from '@osteon/domain';
import { countText } from './count-text.ts';
import { m } from './index.ts';

/**
 * The audience of an item in the unit of its type: 8588次播放, 1.2万人学习, 640次浏览; empty where there is none yet
 * (rules/format#counts).
 */
export function audienceText(item: { resourceType: number; viewCount: number }): string {
  if (item.viewCount <= 0) return '';
  const count = countText(item.viewCount);
  if (item.resourceType === ResourceType.video) return m['content.meta.plays']({ count });
  if (item.resourceType === ResourceType.course) return m['content.meta.learners']({ count });
  return m['content.meta.views']({ count });
}
