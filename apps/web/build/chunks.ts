import type { Rolldown } from 'vite';

/** The noun of a shared module below the portal's sources or the domain: of its folder, or of its text's key. */
const nounOf = /(?:src[\\/]entities|domain[\\/]src)[\\/]([\w-]+)|messages[\\/]([a-z]+)_/;

/** Texts of what a reader does with content: few of the pages that show content need them. */
const isEngagementText = /messages[\\/]content_(like|favorite|follow|share|score|report|comment)_/;

/** Texts of players, and texts, rules and queries of the pages of live events, which stay with them. */
const isPlayerPart =
  /messages[\\/](content_video_(?!play[_.])|live_(detail_|stage_|book_|list_|kind_|calendar_|gallery_|meeting_|chat_|notice_|agenda_(?:next|start)|status_channel)|format_countdown)|src[\\/]entities[\\/](live|video[\\/]player)[\\/]|domain[\\/]src[\\/](live[\\/](live-booking|live-caption|live-list|meeting-schedule|replay-chapters)|video[\\/]webvtt|format[\\/]countdown)/;
/** Light components, functions and texts that are used all over; not what two pages alone share. */
const isPart =
  /src[\\/](texts|lib[\\/](?!use-current-section)|ui[\\/](?!player|page[\\/](phone-frame|reading)|settings|card[\\/]|chips|segmented|action-button|qr-panel|picture-cropper|list-search))/;

/** Bytes of source below which a file is merged with a similar one, as a request costs more than a few unused bytes. */
const MERGED = 3_750;

/**
 * How modules become files. A group with `entriesAware` becomes one file per set of routes and dialogs that need the
 * same of its modules, so that what a feature adds is no load for routes without it.
 * - vendor, app: needed by every page. The first stays in the caches of visitors over many releases.
 * - library, overlay: heavy; grouped by the routes and dialogs that need them.
 * - icons, roles: apart from what uses them, as a group takes along what its modules import.
 * - <noun>: texts, rules and queries of one noun that several routes or dialogs share.
 * - cards: apart from the texts that lists without cards have, too.
 * - parts: light components used all over, and forms' fields apart from them; not the cropper, whose library is heavy.
 * What one route alone uses stays with that route, and what players share with the players.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 5 },
    { name: 'app', tags: ['$initial'], test: /src[\\/](?!app[\\/]main)/, priority: 4 },
    { name: 'library', test: /node_modules/, minShareCount: 2, entriesAware: true, priority: 3 },
    { name: 'icons', test: /src[\\/]ui[\\/]icon[\\/]\w+-icons/, minShareCount: 2, entriesAware: true, priority: 3 },
    { name: 'roles', test: /domain[\\/]src[\\/]permission/, minShareCount: 2, entriesAware: true, priority: 3 },
    {
      name: 'overlay',
      test: /src[\\/]ui[\\/](dialog|menu)/,
      minShareCount: 2,
      entriesAware: true,
      priority: 3,
    },
    {
      name: (id) => {
        if (isEngagementText.test(id)) return 'engagement';
        if (isPlayerPart.test(id)) return null;
        const [, folder, text] = nounOf.exec(id) ?? [];
        return folder ?? text ?? null;
      },
      test: nounOf,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: MERGED,
      priority: 2,
    },
    { name: 'fields', test: /src[\\/]ui[\\/](field|checkbox|switch)/, minShareCount: 2, priority: 2 },
    {
      name: 'parts',
      test: (id) => isPart.test(id) && !isPlayerPart.test(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: MERGED,
      priority: 1,
    },
    { name: 'cards', test: /src[\\/]ui[\\/]card[\\/]/, minShareCount: 2, entriesAware: true, priority: 0 },
  ],
};

/** What a file is named after, without the list of routes that share it and without its extension. */
const shortName = (name: string | undefined) => name?.split('~')[0]?.replace(/\.\w+$/, '') ?? '';

/*
 * Names with a hash of the content: such a file never changes and is kept for a year. Few signs suffice; a hash cannot
 * be compressed, and each page loads the names of some hundred files.
 */
export const chunkFileNames = ({ name }: { name: string }): string => `assets/${shortName(name)}-[hash:7].js`;
export const assetFileNames = ({ names }: { names: string[] }): string =>
  `assets/${shortName(names[0])}-[hash:6][extname]`;

/** Pages that are opened from a mail, a QR code or another tab, never from a page of the portal. */
const isOpenedFromOutside =
  /^assets\/(agreement-page|unsubscribe-email|phone-login|phone-transfer|phone-certify|outbox|verify-transcript|revoke-cancellation)-/;

/** Parts of every page, which are loaded before any other is asked for. */
const isInitial = /^assets\/(vendor|app|rolldown-runtime)-/;

/**
 * What is loaded together with a file that is imported late: everything that it imports, instead of one level after the
 * other. Pages that are opened from outside have that in their document (the gateway's `modulepreload`), so that their
 * lists, which every page loads, are left out.
 */
export const resolveDependencies = (fileName: string, dependencies: string[]): string[] =>
  dependencies.filter((path) => path.endsWith('.css') || !(isInitial.test(path) || isOpenedFromOutside.test(fileName)));
