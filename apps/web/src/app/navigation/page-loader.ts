import type { PageName } from '@osteon/domain';
import type { ComponentType } from 'react';
import { loadChunk } from '../../lib/chunk/load-chunk.ts';
import { loadView } from '../../texts/locale.ts';
import type { Page } from './pages.ts';

/** The gateway's link to the chunk of the page that is opened first; null in the document of the service worker. */
const first = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[data-page]');

const loaded = new Map<PageName, ComponentType>();

/** A page that has been loaded. */
export const getPage = (name: PageName): ComponentType | undefined => loaded.get(name);

/** Loads a page: the first one without the list of all. Rejects with ChunkLoadError (rules/error-pages#load-failure). */
export async function loadPage(name: PageName): Promise<ComponentType> {
  const { Component } = await loadChunk(() =>
    loadView(name, async (): Promise<Page> => {
      if (first?.dataset['page'] === name) return import(/* @vite-ignore */ first.href);
      if (name === 'notFound' && isGallery()) return import('../component-gallery/component-gallery.tsx');
      const { pages } = await import('./pages.ts');
      return pages[name]();
    }),
  );
  loaded.set(name, Component);
  return Component;
}

/** The components' gallery is a page in development alone. */
const isGallery = () => import.meta.env.DEV && window.location.pathname.endsWith('/m/parts');
