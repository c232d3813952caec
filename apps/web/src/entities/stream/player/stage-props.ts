import type { ResponseOf } from '@osteon/contract';
import type { ReactNode } from 'react';

/** The props of the stage of an event. */
export interface StageProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
  slots: StageSlots;
  /** Title and metadata, below the video. */
  children: ReactNode;
}

/** The props of the replay on a stage. */
export interface ReplayStageProps extends StageProps {
  /** The link was refused or has expired. */
  onRefused: () => void;
}

/** The containers of the page for parts of the stage; null while there is none. */
interface StageSlots {
  /** The container of the chapters of a replay. */
  readonly chapters: HTMLElement | null;
  /** The container of the choice of the channel on phones; elsewhere it is beside the title. */
  readonly channels: HTMLElement | null;
}
