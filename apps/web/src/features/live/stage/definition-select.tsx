import type { VideoDefinition } from '@osteon/domain';
import { type RefObject, useState } from 'react';
import { m } from '../../../texts/index.ts';
import type { LiveEngine } from './live-engine.ts';
import styles from './live-player.module.css';

const DEFINITION_NAMES = {
  SD: () => m['content.video.sd'](),
  HD: () => m['content.video.hd'](),
  FHD: () => m['content.video.fhd'](),
} as const;

interface DefinitionSelectProps {
  definitions: readonly VideoDefinition[];
  engine: RefObject<LiveEngine | null>;
}

/** The definitions of a stream, where there is a choice. */
export function DefinitionSelect({ definitions, engine }: DefinitionSelectProps) {
  const [definition, setDefinition] = useState<VideoDefinition | ''>('');
  if (definitions.length < 2) return null;
  return (
    <select
      className={styles.definition}
      aria-label={m['content.video.definition']()}
      value={definition}
      onChange={({ target }) => {
        const chosen = definitions.find((each) => each === target.value) ?? null;
        setDefinition(chosen ?? '');
        engine.current?.setDefinition(chosen);
      }}
    >
      <option value="">{m['video.definitionAuto']()}</option>
      {definitions.toReversed().map((each) => (
        <option key={each} value={each}>
          {DEFINITION_NAMES[each]()}
        </option>
      ))}
    </select>
  );
}
