import { useEffect, useRef } from 'react';
import type { InteractionRecorder } from './interaction-recorder.ts';

/** Replays the placeholder's focus and click on the button before it. */
export function ReplayInteraction({ recorder }: { recorder: InteractionRecorder }) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    const interaction = recorder.getInteraction();
    const button = container.current?.previousElementSibling;
    if (!(button instanceof HTMLButtonElement) || interaction === 'none') return;
    button.focus();
    if (interaction !== 'focused') button.click();
  }, [recorder]);
  return <i ref={container} hidden />;
}
