import { ResourceType } from '../resource/resource-type.ts';

/** What is wrong in a resource, in the order in which the dialog shows it (rules/engagement#content-reports). */
export const CONTENT_REPORT_REASONS = ['figures', 'procedure', 'subtitles', 'evidence', 'playback'] as const;
export type ContentReportReason = (typeof CONTENT_REPORT_REASONS)[number];

/** The longest correction and the longest source of one, in characters (rules/engagement#content-reports). */
export const CORRECTION_MAX = 500;
export const CORRECTION_SOURCE_MAX = 200;

/** The reasons that a type of resource can have: only films have subtitles and sound. */
export const listContentReportReasons = (resourceType: number): readonly ContentReportReason[] =>
  resourceType === ResourceType.video
    ? CONTENT_REPORT_REASONS
    : CONTENT_REPORT_REASONS.filter((reason) => reason !== 'subtitles' && reason !== 'playback');

/** Whether a report must say what is right; a film that does not play has nothing to correct. */
export const needsCorrection = (reason: ContentReportReason): boolean => reason !== 'playback';
