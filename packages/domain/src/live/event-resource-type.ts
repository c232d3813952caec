import { ResourceType } from '../resource/resource-type.ts';
import type { LiveKind } from './live-list.ts';

/** The types of live events: a conference is a meeting, everything else a live (rules/live#kinds). */
export const EVENT_RESOURCE_TYPES = [ResourceType.meeting, ResourceType.live] as const;

/** The resource type of an event of a kind. */
export const getEventResourceType = (kind: LiveKind): (typeof EVENT_RESOURCE_TYPES)[number] =>
  kind === 'conference' ? ResourceType.meeting : ResourceType.live;

/** Returns true if resources of a type are live events. */
export const isEventResourceType = (type: number): boolean => EVENT_RESOURCE_TYPES.some((each) => each === type);
