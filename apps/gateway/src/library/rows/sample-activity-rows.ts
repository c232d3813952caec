import { COUPON_DEFAULT_AMOUNT_FEN, MESSAGE_SCENES, ResourceType } from '@osteon/domain';
import type { Library } from '@osteon/library';
import type { follow } from '../../modules/engagement/base/tables.ts';
import type { liveAssistant } from '../../modules/live/assistant/tables.ts';
import { ANNUAL_MEMBERSHIP } from '../../modules/membership/presenter.ts';
import type { coupon } from '../../modules/membership/tables.ts';
import type { message } from '../../modules/message/tables.ts';
import type { transfer } from '../../modules/transfer/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Transfers from a phone, newest first; those with `read` were opened. */
const SENT = [
  { resType: ResourceType.video, resourceId: 'v37', hoursAgo: 1, read: false },
  { resType: ResourceType.document, resourceId: 'b16', hoursAgo: 15, read: false },
  { resType: ResourceType.video, resourceId: 'v08', hoursAgo: 190, read: true },
] as const;

/** Last followed first; some are on the air, some have published since. */
const FOLLOWED_DOCTORS = ['e10', 'e09', 'e06', 'e02', 'e04', 'e15', 'e13'] as const;
const FOLLOWED_ASSOCIATION = 'o1';
const LAST_SEEN_MS = 7 * DAY_MS;

/** The one account that is an assistant of events, and those events. */
const ASSISTANT = 'sample-03';
const ASSISTED = ['l06', 'l07', 'l08'];

/** The number of messages of each kind, and of unread ones among all. */
const OF_EACH_KIND = 5;
const UNREAD = 2;

/** The time between messages, and since the last one. */
const MESSAGE_GAP_MS = 9 * HOUR_MS;
const LAST_MESSAGE_MS = HOUR_MS / 2;

/**
 * The one account with an unused coupon, the time for which the coupon can be claimed, and the days of its validity.
 */
const COUPON_OF = 'sample-02';
const COUPON_OFFER_MS = 3 * DAY_MS;
const COUPON_DAYS = 7;

/**
 * The earlier activity of an account, present before its first login: follows, transfers and messages, of which two
 * each are unread, and for one account a coupon (rules/library#sample-activity). Ids are the same in every load.
 */
export function buildSampleActivityRows(library: Library, accountId: string, loadedAt: number) {
  const resourceIds = new Set([...library.videos, ...library.documents].map(({ id }) => id));
  return {
    transfers: SENT.filter(({ resourceId }) => resourceIds.has(resourceId)).map(
      ({ resType, resourceId, hoursAgo, read }, index): typeof transfer.$inferInsert => {
        const sentAt = loadedAt - hoursAgo * HOUR_MS;
        const opened = read ? sentAt : null;
        return {
          id: `${accountId}-t${index}`,
          accountId,
          resType,
          resourceId,
          sentAt,
          readAt: opened,
          shownAt: opened,
        };
      },
    ),
    follows: [...FOLLOWED_DOCTORS, FOLLOWED_ASSOCIATION].map((refId, index): typeof follow.$inferInsert => ({
      accountId,
      refType: refId === FOLLOWED_ASSOCIATION ? 36 : ResourceType.author,
      refId,
      followedAt: loadedAt - (index + 30) * DAY_MS,
      seenAt: loadedAt - LAST_SEEN_MS,
    })),
    assisted:
      accountId === ASSISTANT
        ? library.liveEvents
            .filter(({ id }) => ASSISTED.includes(id))
            .map(({ id: liveId }): typeof liveAssistant.$inferInsert => ({ liveId, accountId, appointedAt: loadedAt }))
        : [],
    coupons: accountId === COUPON_OF ? [buildSampleCoupon(loadedAt)] : [],
    messages: interleaveMessages(library).map(({ scene, title, body }, index): typeof message.$inferInsert => {
      const sentAt = loadedAt - LAST_MESSAGE_MS - index * MESSAGE_GAP_MS;
      return {
        id: `${accountId}-m${index}`,
        accountId,
        scene,
        title,
        body,
        pcLink: findLiveLink(body, library),
        sentAt,
        readAt: index < UNREAD ? null : sentAt,
      };
    }),
  };
}

function buildSampleCoupon(loadedAt: number): typeof coupon.$inferInsert {
  return {
    id: `${COUPON_OF}-coupon`,
    accountId: COUPON_OF,
    projectId: ANNUAL_MEMBERSHIP,
    amountFen: COUPON_DEFAULT_AMOUNT_FEN,
    effectiveDays: COUPON_DAYS,
    offeredAt: loadedAt,
    offeredUntil: loadedAt + COUPON_OFFER_MS,
  };
}

/** The messages with the kinds alternating. */
function interleaveMessages({ notifications }: Library): Library['notifications'] {
  const kinds = MESSAGE_SCENES.map((scene) =>
    notifications.filter((each) => each.scene === scene).slice(-OF_EACH_KIND),
  );
  return Array.from({ length: OF_EACH_KIND }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? [])).flat();
}

/** The link of a message that quotes the title of a live event or the start of the title; null for others. */
function findLiveLink(body: string, { liveEvents }: Library): string | null {
  const quoted = [...body.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
  const live = liveEvents.find(({ title }) => quoted.some((words) => title.startsWith(words)));
  return live ? `/liveDetail?activityId=${live.id}` : null;
}
