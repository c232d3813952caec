import { ResourceType } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { caseBox, dictionary, product, stethoscope, video } from '../icon/content-icons.ts';
import { course, document, live } from '../icon/icons.ts';

interface Shown {
  readonly icon: string;
  /** The type as a category: 文库, Library. */
  readonly text: () => string;
  /** A single item: 文库, Document. */
  readonly item: () => string;
}

const TERM: Shown = { icon: dictionary, text: m['search.kind.term'], item: m['search.kind.term'] };

const TYPES: Readonly<Record<number, Shown>> = {
  [ResourceType.video]: { icon: video, text: m['search.type.video'], item: m['content.type.video'] },
  [ResourceType.live]: { icon: live, text: m['search.type.live'], item: m['content.type.live'] },
  [ResourceType.course]: { icon: course, text: m['search.type.course'], item: m['content.type.course'] },
  [ResourceType.case]: { icon: caseBox, text: m['search.type.case'], item: m['content.type.case'] },
  [ResourceType.document]: { icon: document, text: m['search.type.document'], item: m['content.type.document'] },
  [ResourceType.author]: { icon: stethoscope, text: m['search.type.author'], item: m['search.kind.author'] },
  [ResourceType.product]: { icon: product, text: m['search.type.product'], item: m['content.type.product'] },
};

/** Returns true when a type can be searched and has a name. */
export const isNamedType = (type: number): boolean => Object.hasOwn(TYPES, type);

const shown = (type: number | null): Shown => TYPES[type ?? -1] ?? TERM;

/** The icon of a resource type; that of a dictionary term for null. */
export const resourceIcon = (type: number | null): string => shown(type).icon;

/** The name of a resource type as a category (rules/content#resource-types); that of a dictionary term for null. */
export const resourceTypeText = (type: number | null): string => shown(type).text();

/** The name of a single item by its type: in English 'Document' where the category is 'Library'. */
export const itemTypeText = (type: number | null): string => shown(type).item();
