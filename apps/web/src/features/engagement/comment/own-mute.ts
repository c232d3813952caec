import type { CommentMute } from '@osteon/contract';
import { createContext, useContext } from 'react';

const MuteContext = createContext<CommentMute | null>(null);

/** Says to the composers within why the customer cannot write; null where they can. */
export const OwnMute = MuteContext.Provider;

/** Why the customer cannot write; null where they can (rules/comment#mutes). */
export const useOwnMute = (): CommentMute | null => useContext(MuteContext);
