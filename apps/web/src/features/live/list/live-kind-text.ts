import type { LiveKind } from '@osteon/domain';
import { m } from '../../../texts/index.ts';

const texts: Readonly<Record<LiveKind, () => string>> = {
  surgery: m['live.kind.surgery'],
  lecture: m['live.kind.lecture'],
  conference: m['live.kind.conference'],
};

/** The name of a kind of event. */
export const liveKindText = (kind: LiveKind): string => texts[kind]();
