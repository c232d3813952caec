import { ResourceType } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { resourceIcon, resourceTypeText } from '../../../ui/resource-type/resource-type.ts';

/** The name of a recorded type; meetings are no type of the search (rules/content#resource-types). */
export const browsedTypeText = (type: number): string =>
  type === ResourceType.meeting ? m['mine.history.meeting']() : resourceTypeText(type);

/** Icon of a recorded type; meetings have that of live events. */
export const browsedTypeIcon = (type: number): string =>
  resourceIcon(type === ResourceType.meeting ? ResourceType.live : type);
