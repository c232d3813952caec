import { LiveStatus } from '@osteon/domain';
import type { Live } from '@osteon/library';
import type {
  liveChannel,
  liveEvent,
  liveGalleryPicture,
  liveLecturer,
  liveProduct,
} from '../../modules/live/event/tables.ts';
import type { organization } from '../../modules/organization/tables.ts';
import type { product } from '../../modules/product/tables.ts';
import type { LoadInput } from './load-input.ts';

const MINUTE_MS = 60_000;

/** The rows of live events with their channels, products and organizations. */
export function buildEventRows({ library, loadedAt, pictureOf }: LoadInput) {
  return {
    liveEvents: library.liveEvents.map((live): typeof liveEvent.$inferInsert => ({
      id: live.id,
      title: live.title,
      titleEn: live.titleEn,
      kind: live.type,
      tags: live.tags,
      status: getStatusAtLoad(live),
      specialtyId: live.specialty,
      pictureId: pictureOf(live.id),
      planStartAt: loadedAt + live.startOffsetMinutes * MINUTE_MS,
      planEndAt: loadedAt + (live.startOffsetMinutes + live.durationMinutes) * MINUTE_MS,
      authorizeType: live.authorizeType,
      introduce: live.introduce,
      agenda: live.agenda,
      playbackVideoId: live.playbackVideoId ?? null,
      liveType: live.liveType,
      replyType: live.replyType,
      halls: live.halls,
      backgroundPictureId: live.backgroundCoverOf === undefined ? null : pictureOf(live.backgroundCoverOf),
      introducePictureId: live.introduceCoverOf === undefined ? null : pictureOf(live.introduceCoverOf),
      highlightsVideoId: live.highlightsVideoId ?? null,
      guide: live.guide ?? null,
      creditClass: live.credit?.class ?? null,
      creditPoints: live.credit?.points ?? 0,
    })),
    channels: library.liveEvents.flatMap(({ id, channels }) =>
      channels.map(({ name, channelType: type }, position): typeof liveChannel.$inferInsert => ({
        id: `${id}-${position + 1}`,
        liveId: id,
        position,
        name,
        type,
      })),
    ),
    lecturers: library.liveEvents.flatMap(({ id, lecturerIds }) =>
      lecturerIds.map((doctorId, position): typeof liveLecturer.$inferInsert => ({ liveId: id, position, doctorId })),
    ),
    shown: library.liveEvents.flatMap(({ id, productIds }) =>
      productIds.map((productId, position): typeof liveProduct.$inferInsert => ({ liveId: id, position, productId })),
    ),
    gallery: library.liveEvents.flatMap(({ id, gallery }) =>
      gallery.map(({ coverOf, title }, position): typeof liveGalleryPicture.$inferInsert => ({
        liveId: id,
        position,
        pictureId: pictureOf(coverOf),
        title,
      })),
    ),
    products: library.products.map(({ specialty, ...each }, position): typeof product.$inferInsert => ({
      ...each,
      specialtyId: specialty,
      pictureId: pictureOf(each.id),
      position,
    })),
    organizations: library.organizations.map(
      ({ officers, groups, ...each }, position): typeof organization.$inferInsert => ({
        ...each,
        officers: officers.map(({ post, expertId }) => ({ post, doctorId: expertId })),
        groups: groups.map(({ name, leaderExpertId }) => ({ name, leaderId: leaderExpertId })),
        position,
        portraitId: library.covers.has(each.id) ? pictureOf(each.id) : null,
      }),
    ),
  };
}

/** The status of an event at the time that its times are relative to (rules/library#sample-events). */
export function getStatusAtLoad({
  startOffsetMinutes,
  durationMinutes,
  playbackVideoId,
}: Pick<Live, 'startOffsetMinutes' | 'durationMinutes' | 'playbackVideoId'>): LiveStatus {
  if (startOffsetMinutes > 0) return LiveStatus.advertise;
  if (startOffsetMinutes + durationMinutes > 0) return LiveStatus.living;
  return playbackVideoId === undefined ? LiveStatus.end : LiveStatus.replay;
}
