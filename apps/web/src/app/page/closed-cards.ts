import { STORAGE_KEYS } from '@osteon/domain';
import { useState } from 'react';

/** Most closed cards that a browser stores; the first closed are removed. */
const CLOSED_MAX = 200;

/** A card that the reader can close for good: an advert or a guide, by its position (rules/advert#closing). */
type ClosableCard = `advert/live/${string}` | `advert/home/${string}` | `guide/${string}`;

/** Returns true when this browser has closed a card. */
const isCardClosed = (card: ClosableCard): boolean => readClosed().includes(card);

/** Closes a card for this browser. */
function closeCard(card: ClosableCard): void {
  const closed = [...readClosed().filter((each) => each !== card), card].slice(-CLOSED_MAX);
  try {
    localStorage.setItem(STORAGE_KEYS.closedCards, closed.join(' '));
  } catch {
    // A full storage: the card is closed for this visit.
  }
}

/** True if a card is closed, and a function that closes it. */
export function useClosedCard(card: ClosableCard): [isClosed: boolean, close: () => void] {
  const [closed, setClosed] = useState('');
  const close = () => {
    closeCard(card);
    setClosed(card);
  };
  return [closed === card || isCardClosed(card), close];
}

const readClosed = (): string[] => localStorage.getItem(STORAGE_KEYS.closedCards)?.split(' ') ?? [];
