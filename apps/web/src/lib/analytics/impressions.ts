import type { AdEvent } from '@osteon/contract';
import { CARD_SAMPLE_MAX, CARD_VISIBLE_MS, CARD_VISIBLE_SHARE } from '@osteon/domain';
import { channelTrack } from '../channel.ts';
import { getPageFields } from './page-views.ts';
import type { PageVisit } from './page-visit.ts';
import type { Queue } from './queue.ts';
import { CARDS, readCard, type Shown } from './read-card.ts';

const LIVE_AD_ACTIONS = { show: 'liveAdShow', click: 'liveAdClick', close: 'liveAdClose' } as const;

/**
 * Reports each card and banner once per visit as an impression, each click, and each advert that is closed. Cards
 * rendered later are observed too. Returns a function to call with each new visit.
 */
export function trackImpressions({ add }: Pick<Queue, 'add'>): (visit: PageVisit) => void {
  let visit: PageVisit | null = null;
  let reported = new Set<string>();
  /** Cards that are visible enough, with the group that came into view together. */
  const inView = new Map<HTMLElement, symbol>();

  const observer = new IntersectionObserver(
    (entries) => {
      const entered: HTMLElement[] = [];
      for (const { target, intersectionRatio } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (intersectionRatio >= CARD_VISIBLE_SHARE) entered.push(target);
        else inView.delete(target);
      }
      reportAfterDelay(entered);
    },
    { threshold: CARD_VISIBLE_SHARE },
  );

  /** Reports cards together that came into view together and stay visible. */
  function reportAfterDelay(cards: readonly HTMLElement[]): void {
    if (cards.length === 0) return;
    const group = Symbol();
    for (const card of cards) inView.set(card, group);
    setTimeout(() => {
      if (document.visibilityState === 'visible') report(cards.filter((card) => inView.get(card) === group));
    }, CARD_VISIBLE_MS);
  }

  function report(cards: readonly HTMLElement[]): void {
    const shown = cards.flatMap((card) => readCard(card) ?? []).filter(isNew);
    const ids = shown.flatMap((each) => (each.kind === 'card' ? [each.card.content_id] : []));
    for (const each of shown) addShown(each, { action: 'seen', sample_ids: ids.slice(0, CARD_SAMPLE_MAX) });
  }

  function isNew(shown: Shown): boolean {
    const key =
      shown.kind === 'ad'
        ? (shown.ad.advertId ?? shown.ad.adLink)
        : `${shown.section} ${shown.card.content_type}/${shown.card.content_id}`;
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  }

  function addShown(
    shown: Shown,
    how: { action: 'seen'; sample_ids: string[] } | { action: 'clicked'; click_type: 'open' | 'newTab' },
  ): void {
    if (!visit) return;
    if (shown.kind === 'ad') return addAd(shown, how.action === 'seen' ? 'show' : 'click');
    const pageFields = getPageFields(visit);
    const scene = shown.section === '' ? visit.name : `${visit.name}.${shown.section}`;
    const card = { ...pageFields, ...shown.card, scene, channel: channelTrack().ch };
    add({
      name: 'reportAnalytics',
      event:
        how.action === 'seen'
          ? { event: 'exposure', action: 'exposure', ...card, sample_ids: how.sample_ids }
          : { event: 'click', action: 'click', ...card, click_type: how.click_type },
    });
  }

  /** An advert in a live event is reported as a live action, too. */
  function addAd({ ad, activityId }: Extract<Shown, { kind: 'ad' }>, action: AdEvent['action']): void {
    if (!visit) return;
    const pageFields = getPageFields(visit);
    add({ name: 'reportAdData', event: { ...pageFields, ...ad, action } });
    if (activityId === '') return;
    add({
      name: 'reportAnalytics',
      event: { event: 'liveAction', ...pageFields, name: LIVE_AD_ACTIONS[action], activityId },
    });
  }

  function onClick(event: MouseEvent): void {
    if (event.button > 1 || !(event.target instanceof Element)) return;
    const closed = event.target.closest('[data-ad-close]')?.closest<HTMLElement>(CARDS);
    const ad = closed && event.button === 0 && readCard(closed);
    if (ad && ad.kind === 'ad') return addAd(ad, 'close');
    const card = event.target.closest('a')?.closest<HTMLElement>(CARDS);
    const shown = card && readCard(card);
    const apart = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (shown) addShown(shown, { action: 'clicked', click_type: apart ? 'newTab' : 'open' });
  }

  // Captured before the navigation of the link.
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('auxclick', onClick, { capture: true });
  // After a return to the tab the delay of the visible cards starts again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') reportAfterDelay([...inView.keys()]);
  });
  observeAll(observer, (removed) => inView.delete(removed));

  return (next) => {
    visit = next;
    reported = new Set();
    reportAfterDelay([...inView.keys()].filter((card) => card.isConnected));
  };
}

/** Observes every marked element, now and when one is added, changed or removed. */
function observeAll(observer: IntersectionObserver, onRemoved: (card: HTMLElement) => void): void {
  const cardsIn = (root: Element) => [
    ...(root.matches(CARDS) ? [root] : []),
    ...root.querySelectorAll<HTMLElement>(CARDS),
  ];
  for (const card of cardsIn(document.body)) observer.observe(card);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      // A card with other content is observed again.
      if (type === 'attributes' && target instanceof Element) {
        observer.unobserve(target);
        observer.observe(target);
      }
      for (const node of removedNodes) {
        if (node instanceof Element && !node.isConnected) for (const card of cardsIn(node)) drop(card);
      }
      for (const node of addedNodes) {
        if (node instanceof Element) for (const card of cardsIn(node)) observer.observe(card);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-card', 'data-ad'] });

  function drop(card: Element): void {
    observer.unobserve(card);
    if (card instanceof HTMLElement) onRemoved(card);
  }
}
