import type { CommentMute } from '@osteon/contract';
import { createContext, useContext } from 'react';

const MuteContext = createContext<CommentMute | null>(null);

/** Provides the reason why the customer cannot write to the composers within; null where they can. */
export const OwnMute = MuteContext.Provider;

/** The mute of the customer; null where they can write (rules/moderation#mutes). */
export const useOwnMute = (): CommentMute | null => useContext(MuteContext);
