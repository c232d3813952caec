import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Player } from './player.ts';
import type { PlayerState } from './player-state.ts';

const PlayerContext = createContext<Player | null>(null);

/** Provides the player that the steps, chapters and screen of a page share. */
export const PlayerProvider = PlayerContext.Provider;

/** The player of this page. */
export function usePlayer(): Player {
  const player = use(PlayerContext);
  if (!player) throw new Error('No PlayerProvider above');
  return player;
}

/** A part of the player's state; renders again only when that part changes. */
export function usePlayerState<Part>(select: (state: PlayerState) => Part): Part {
  return useStore(usePlayer().store, select);
}
