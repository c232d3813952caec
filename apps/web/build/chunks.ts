import type { Rolldown } from 'vite';

/** The noun of a shared module below the portal's sources or the domain: of its folder, or of its text's key. */
const nounOf = /(?:src[\\/]entities|domain[\\/]src)[\\/]([\w-]+)|messages[\\/]([a-z]+)_/;

/** Texts of a reader's actions on content: few of the pages that show content need them. */
const isEngagementText = /messages[\\/]content_(like|favorite|follow|share|score|report|comment)_/;

/** Parts, texts and rules that every player needs at once: of videos, of running events and of replays. */
const isPlayerPart =
  /src[\\/](features[\\/]video[\\/](player[\\/]player-context|controls[\\/]overlay[.]|page[\\/]chapter-panel[.]module)|ui[\\/](player[\\/](chapter-bar|fullscreen|save-position|use-idle|video-element)|icon[\\/]player-icons)|entities[\\/]video[\\/]player[\\/](key-commands|picture-in-picture|settings-store))|domain[\\/]src[\\/]video[\\/](definition|player-settings)|messages[\\/]video_(audio|definitionauto|exitfullscreen|mute|pictureinpicture|speed|subtitles|unmute|volume)/;

/** Modules that the pages of live events share: texts, queries, rules, events and reports. */
const isLivePart =
  /messages[\\/](live_(detail_(?!tablecturers|trywatchend)|stage_|book_|list_|kind_|calendar_|gallery_|meeting_|chat_(?!send)|notice_|agenda_(?:next|start)|status_(?!preview)|card_starttime)|format_countdown)|src[\\/](entities[\\/](live[\\/](api|visible-status|event-text|countdown)|room[\\/](api|content-socket)|replay[\\/]api)|texts[\\/]live-status-text|lib[\\/]analytics[\\/]report-live-action)|domain[\\/]src[\\/](live[\\/](live-booking|live-caption|live-label|live-list|meeting-schedule|replay-chapters)|format[\\/]countdown)/;

/**
 * Texts, rules and parts that are loaded late, as most parts of players and of live events are, or by few pages: they
 * stay with their importers.
 */
const isLatePart =
  /messages[\\/](content_video_(?!play[_.])|live_detail_(tablecturers|trywatchend)|live_chat_send)|src[\\/]entities[\\/](video[\\/]player|live|stream|room|replay)[\\/]|domain[\\/]src[\\/](video[\\/]webvtt|live[\\/](chat-|live-(health|poll|question)|attendance|replay-search)|engagement[\\/](comment-|mention))/;

/**
 * Small modules that the same pages need, or nearly the same, whatever their noun. Each was a file of a few hundred
 * bytes; on a slow network the number of requests delays a page as much as their bytes do (rules/video#slow-networks).
 */
const together: readonly { readonly name: string; readonly test: RegExp; readonly priority: number }[] = [
  {
    name: 'titles',
    test: /src[\\/](ui[\\/]title[\\/]title[.]|lib[\\/]language[\\/])|domain[\\/]src[\\/]shell[\\/]language-preference|messages[\\/]shell_menu_language[.]/,
    priority: 35,
  },
  { name: 'covers', test: /src[\\/]ui[\\/]cover[\\/]|thumbhash/, priority: 35 },
  { name: 'registry', test: /texts[\\/]compiled[\\/]registry/, priority: 36 },
  {
    name: 'count',
    test: /src[\\/]texts[\\/]count-text|domain[\\/]src[\\/]format[\\/]count[.]|messages[\\/]format_(wan|yi)[.]/,
    priority: 29,
  },
  {
    name: 'details',
    test: /src[\\/](texts[\\/](audience|author)-text|ui[\\/]tag[\\/]|lib[\\/]analytics[\\/]card-marks|entities[\\/]content[\\/]api[\\/]list-(specialties|content))|domain[\\/]src[\\/]format[\\/]duration[.]|messages[\\/](format_(weekdays|clauses)|content_(meta_(views|plays|learners)|mark_vip|eraseduser1|detail_(intro|chapters|related)|video_play|filter_specialty))[.]/,
    priority: 28,
  },
  { name: 'infinite-query', test: /infiniteQueryObserver|useSuspenseInfiniteQuery/, priority: 35 },
  {
    name: 'item',
    test: /src[\\/](lib[\\/]copy-text|ui[\\/](tabs[\\/]use-address-tab|action-button[\\/]copy-address))|messages[\\/]content_(favorite_(do|done)|share_(do|copied)|score_do)[.]/,
    priority: 25,
  },
  {
    name: 'item-actions',
    test: /src[\\/](ui[\\/]action-button[\\/]action-(button|row)|app[\\/]page[\\/]item-engagement)/,
    priority: 3,
  },
  {
    name: 'engagement-state',
    test: /src[\\/](lib[\\/]use-throttle|features[\\/]engagement[\\/]like[\\/]use-like|entities[\\/]engagement[\\/](engagement-batch|api[\\/]get-engagement-state))|messages[\\/]content_(like_(do|done)|follow_(do|done)|comment_title)[.]/,
    priority: 27,
  },
  { name: 'follow', test: /src[\\/]features[\\/]engagement[\\/]follow[\\/]follow-(button|counts)/, priority: 3 },
];

const isApart = (id: string) => [isPlayerPart, isLivePart, isLatePart].some((each) => each.test(id));

/** Queries of lists, which pages of one item have no use for. */
const isList = /src[\\/]entities[\\/](doctor|engagement)[\\/]api[\\/]list-/;

/** Ages, prices and sizes of files, which most pages that have counts and lengths do not show. */
const isAmount =
  /domain[\\/]src[\\/]format[\\/](file-size|money|relative-time)|messages[\\/]format_(justnow|minutesago)/;

/**
 * Light components, functions and texts that are used all over; not those that two pages alone share, nor the skeletons
 * of rows, which were merged with the files of every page of cards.
 */
const isPart =
  /src[\\/](texts|lib[\\/](?!use-current-section)|ui[\\/](?!player|region|page[\\/](phone-frame|reading)|settings|card[\\/]|row[\\/]row-skeletons|chips|segmented|action-button|qr-panel|picture-cropper|list-search))/;

/** Bytes of source below which a file is merged with a similar one, as a request costs more than a few unused bytes. */
const MERGED = 3_750;

/**
 * Groups of modules that become one file each. A group with `entriesAware` becomes one file per set of routes and
 * dialogs that need the same of its modules, so that the parts of a feature are no load for routes without it.
 * - vendor, app: needed by every page. The first stays in the caches of visitors over many releases.
 * - titles to follow: see above. Priorities are whole numbers.
 * - library, overlay: heavy; grouped by the routes and dialogs that need them.
 * - icons, roles: apart from the modules that use them, as a group takes along what its modules import.
 * - ranges: apart from the rules of courses, which have them, too; join, from those of certification.
 * - <noun>: texts, rules and queries of one noun that several routes or dialogs share; <noun>-lists and amounts apart, which
 *   pages of one item, or lists, have no use for.
 * - player, live-page: modules that players share, and the pages of live events. As they were merged with those of
 *   other pages, home and videos loaded them, too; each on its own, they were many small files, all of which the list of
 *   every page names.
 * - room-parts: modules of the column beside an event, which were a dozen small files that all its tabs name.
 * - home-parts: modules that home shares with the parts that are loaded after it.
 * - cards: apart from the texts that lists without cards have, too.
 * - parts: light components used all over, and forms' fields apart from them; not the cropper, whose library is heavy.
 * A module that only one route uses stays with that route.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', tags: ['$initial'], test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 60 },
    { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 50 },
    { name: 'app', tags: ['$initial'], test: /src[\\/](?!app[\\/]main)/, priority: 40 },
    ...together.map((group) => ({ ...group, minShareCount: 2 })),
    { name: 'region', test: /src[\\/]ui[\\/]region[\\/]region[.]/, minShareCount: 2, priority: 5 },
    { name: 'library', test: /node_modules/, minShareCount: 2, entriesAware: true, priority: 30 },
    {
      name: 'icons',
      test: /src[\\/]ui[\\/]icon[\\/](?!player)\w+-icons/,
      minShareCount: 2,
      entriesAware: true,
      priority: 30,
    },
    { name: 'ranges', test: /domain[\\/]src[\\/]video[\\/]time-range/, minShareCount: 2, priority: 30 },
    { name: 'join', test: /src[\\/]texts[\\/]join-text|messages[\\/]format_(list|details)/, priority: 30 },
    { name: 'roles', test: /domain[\\/]src[\\/]permission/, minShareCount: 2, entriesAware: true, priority: 30 },
    {
      name: 'overlay',
      test: /src[\\/]ui[\\/](dialog|menu)/,
      minShareCount: 2,
      entriesAware: true,
      priority: 30,
    },
    {
      name: (id) => {
        if (isEngagementText.test(id)) return 'engagement';
        if (isApart(id)) return null;
        const [, folder, text] = nounOf.exec(id) ?? [];
        const noun = folder ?? text;
        if (noun === undefined) return null;
        if (isList.test(id)) return `${noun}-lists`;
        return isAmount.test(id) ? 'amounts' : noun;
      },
      test: nounOf,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: MERGED,
      priority: 20,
    },
    { name: 'fields', test: /src[\\/]ui[\\/](field|checkbox|switch)/, minShareCount: 2, priority: 20 },
    {
      name: 'parts',
      test: (id) => isPart.test(id) && !isApart(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: MERGED,
      priority: 10,
    },
    { name: 'player', test: isPlayerPart, minShareCount: 2, priority: 5 },
    {
      name: 'live-page',
      test: isLivePart,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: MERGED,
      priority: 0,
    },
    {
      name: 'room-parts',
      test: /src[\\/]features[\\/]room[\\/](chat|column|message)[\\/]|domain[\\/]src[\\/]live[\\/]chat-/,
      minShareCount: 2,
      priority: 0,
    },
    { name: 'home-parts', test: /src[\\/]features[\\/]home[\\/](home\.module|watch-progress)/, priority: 0 },
    { name: 'cards', test: /src[\\/]ui[\\/]card[\\/]/, minShareCount: 2, entriesAware: true, priority: 0 },
  ],
};

/** The name of a file without its extension and without the list of routes that share it. */
const shortName = (name: string | undefined) => name?.split('~')[0]?.replace(/\.\w+$/, '') ?? '';

/*
 * Names with a hash of the content: such a file never changes and is cached for a year. Few characters suffice; a hash
 * cannot be compressed, and the lists of files that are loaded together have hundreds of names.
 */
export const chunkFileNames = ({ name }: { name: string }): string => `assets/${shortName(name)}-[hash:7].js`;
export const assetFileNames = ({ names }: { names: string[] }): string =>
  `assets/${shortName(names[0])}-[hash:6][extname]`;
