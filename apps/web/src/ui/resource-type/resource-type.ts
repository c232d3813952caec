import { ResourceType } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { caseBox, dictionary, product, stethoscope, video } from '../icon/content-icons.ts';
import { course, document, live } from '../icon/icons.ts';

interface Shown {
  readonly icon: string;
  readonly text: () => string;
}

const TERM: Shown = { icon: dictionary, text: m['search.kind.term'] };

const TYPES: Readonly<Record<number, Shown>> = {
  [ResourceType.video]: { icon: video, text: m['search.type.video'] },
  [ResourceType.live]: { icon: live, text: m['search.type.live'] },
  [ResourceType.course]: { icon: course, text: m['search.type.course'] },
  [ResourceType.case]: { icon: caseBox, text: m['search.type.case'] },
  [ResourceType.document]: { icon: document, text: m['search.type.document'] },
  [ResourceType.author]: { icon: stethoscope, text: m['search.type.author'] },
  [ResourceType.product]: { icon: product, text: m['search.type.product'] },
};

/** Returns true when a type can be searched and has a name. */
export const isNamedType = (type: number): boolean => Object.hasOwn(TYPES, type);

const shown = (type: number | null): Shown => TYPES[type ?? -1] ?? TERM;

/** The icon of a resource type; that of a dictionary term for null. */
export const resourceIcon = (type: number | null): string => shown(type).icon;

/** The name of a resource type (rules/content#resource-types); that of a dictionary term for null. */
export const resourceTypeText = (type: number | null): string => shown(type).text();
