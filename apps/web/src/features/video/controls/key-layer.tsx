import { type RefObject, useEffect, useState } from 'react';
import type { KeyCommand } from '../../../entities/video/player/key-commands.ts';
import { addUp } from '../player/add-up.ts';
import { KeyFeedback } from './key-feedback.tsx';
import { KeyList } from './key-list.tsx';

const DISPLAY_MS = 1000;

interface KeyLayerProps {
  /** The last key; another object for each press. */
  pressed: { readonly command: KeyCommand } | null;
  /** Receives the focus when the list closes. */
  frame: RefObject<HTMLElement | null>;
}

/** The feedback to keys over the picture: for a second the change by the last one, and the list of all keys. */
export function KeyLayer({ pressed, frame }: KeyLayerProps) {
  const [handled, setHandled] = useState(pressed);
  const [displayed, setDisplayed] = useState<KeyCommand | null>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  if (pressed && pressed !== handled) {
    setHandled(pressed);
    if (pressed.command.do === 'list') setIsListOpen(!isListOpen);
    else setDisplayed(addUp(displayed, pressed.command));
  }
  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(() => setDisplayed(null), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [pressed]);
  const close = () => {
    setIsListOpen(false);
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <KeyFeedback command={displayed} />
      {isListOpen && <KeyList onClose={close} />}
    </>
  );
}
