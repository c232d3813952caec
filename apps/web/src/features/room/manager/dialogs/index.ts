import type { DialogLoaders } from '../../../../lib/dialogs.ts';

/** A person in an event, by the id that its messages and the list of people have. */
interface Person {
  readonly activityId: string;
  readonly userId: string;
  readonly name: string;
}

declare module '../../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Mutes a person, or bans it until the end (rules/room-moderation#mutes). */
    mutePerson: Person & {
      /** The number of the person's messages in the event; null where it is unknown. */
      readonly count: number | null;
    };
    /** Lifts the mute of a person (rules/room-moderation#mutes). */
    unmutePerson: Person;
    /** Deletes a message (rules/room-moderation#deleted-messages). */
    deleteMessage: Person & {
      readonly msgId: string;
      readonly msg: string;
      /** True if its sender may be muted as well: neither an assistant nor a lecturer, nor muted already. */
      readonly canMute: boolean;
    };
    /** Refuses a held message (rules/room-moderation#held-messages). */
    refuseMessage: Omit<Person, 'userId'> & { readonly msgId: string; readonly msg: string };
    /** Deletes a notice (rules/room-chat#notices). */
    deleteNotice: {
      readonly activityId: string;
      readonly meetingNoticeId: string;
      readonly noticeContent: string;
      readonly sendTime: number;
    };
  }
}

export const roomDialogs = {
  mutePerson: () => import('./mute-person-dialog.tsx'),
  unmutePerson: () => import('./unmute-person-dialog.tsx'),
  deleteMessage: () => import('./delete-message-dialog.tsx'),
  refuseMessage: () => import('./refuse-message-dialog.tsx'),
  deleteNotice: () => import('./delete-notice-dialog.tsx'),
} satisfies Partial<DialogLoaders>;
