import { type ComponentType, createElement, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Functions that load each part again that did not load, when it is shown next. */
const renewals = new Set<() => void>();

/**
 * A component of a page whose code is loaded when it is first shown, within a region (rules/error-pages#load-failure).
 * React caches a failed load for good: `renewFailedParts` removes it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        renewals.add(() => {
          part = create();
        });
        throw error;
      }
    });
  let part: ComponentType<Props> = create();
  return (props) => createElement(part, props);
}

/** Before a region is shown again after a failure. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
