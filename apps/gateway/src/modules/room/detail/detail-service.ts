import type { ResponseOf } from '@osteon/contract';
import { getChatUserStatus, getLiveUserType, LIVE_TABS, type LiveTab } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import type { BookingService } from '../../live/booking/booking-service.ts';
import { parseHallId } from '../../live/event/hall.ts';
import { presentAgenda } from '../../live/event/presenter.ts';
import type { LiveEvent, LiveService } from '../../live/event/service.ts';
import { getThumbnailUrl, presentPicture } from '../../media/presenter.ts';
import type { ProductService } from '../../product/service.ts';
import type { ChatService } from '../chat/chat-service.ts';
import { createLiveDetailRepository } from './detail-repository.ts';

type Detail = ResponseOf<'getActivityDetail'>;

/** The content of an event's page beside its card, stream and replay. */
export type LiveDetails = ReturnType<typeof createLiveDetails>;

/** Creates the service of event details. */
export function createLiveDetails(
  { db }: Pick<AppContext, 'db'>,
  {
    liveEvents,
    doctors,
    products,
    bookings,
    chats,
  }: {
    readonly liveEvents: Pick<LiveService, 'getPublic' | 'presentRows'>;
    readonly doctors: Pick<DoctorService, 'findCardsById' | 'findPublicProfileId'>;
    readonly products: Pick<ProductService, 'findCardsById'>;
    readonly bookings: Pick<BookingService, 'listItemIds'>;
    readonly chats: Pick<ChatService, 'findAuth'>;
  },
) {
  const repository = createLiveDetailRepository(db);

  async function listProducts(liveId: string): Promise<Detail['vipShopList']> {
    const ids = await repository.listProductIds(liveId);
    const cards = await products.findCardsById(ids);
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  async function findPortrait(session: Session | null): Promise<string> {
    const publicProfileId = session && (await doctors.findPublicProfileId(session.customerId));
    return publicProfileId
      ? ((await doctors.findCardsById([publicProfileId])).get(publicProfileId)?.portrait ?? '')
      : '';
  }

  return {
    listProducts,

    /** The times at which an event last went on the air, was announced, and changed its status. */
    findStatusTimes: (liveId: string) => repository.findStatusTimes(liveId),

    /** The gallery, with thumbnails of at most 200 px (rules/room#gallery). */
    listGallery: async (liveId: string): Promise<Detail['liveActivityGallery']> =>
      (await repository.listGallery(liveId)).map(({ title, picture }) => {
        const presented = presentPicture(picture);
        return { title, picture: presented, thumbnailUrl: getThumbnailUrl(presented) };
      }),

    /** Introduction and background. */
    async describe({
      introduce,
      backgroundPictureId,
      introducePictureId,
    }: LiveEvent): Promise<Pick<Detail['meetingActivity'], 'courseIntroduceData' | 'pcBackgroundPicUrl'>> {
      const pictures = await repository.findPictures([backgroundPictureId, introducePictureId]);
      const background = pictures.get(backgroundPictureId ?? '');
      const picture = pictures.get(introducePictureId ?? '');
      const introducePicture = picture ? presentPicture(picture) : null;
      return {
        pcBackgroundPicUrl: background ? presentPicture(background).url : '',
        courseIntroduceData: {
          describeType: introducePicture ? 2 : 1,
          describeHtmlContent: introduce,
          pcIntroducePicUrl: introducePicture?.url ?? '',
          introducePicture,
        },
      };
    },

    /** The viewer of an event, with their chat permission (rules/room#viewer). */
    async presentViewer(event: LiveEvent, session: Session | null): Promise<Detail['audienceUniteUser']> {
      const assists = session !== null && (await isAssistant(db, event.id, session.customerId));
      const auth = await chats.findAuth(event, session?.customerId ?? null);
      return {
        userId: session?.customerId ?? '',
        userName: session?.userInfo.name ?? '',
        userLogo: await findPortrait(session),
        userType: getLiveUserType(event.liveType, session !== null),
        assistantStatus: assists ? 1 : 0,
        userStatus: getChatUserStatus(auth.type),
        ...auth,
      };
    },

    /**
     * The agenda of one hall.
     * @throws {CallError} notFound
     */
    async readHallAgenda(
      hallId: string,
      session: Session | null,
    ): Promise<ResponseOf<'getLiveAgendaList'>['subMeetingAgenda']['groupList']> {
      const hall = parseHallId(hallId);
      if (!hall) throw new CallError('notFound');
      const { event } = await liveEvents.getPublic(hall.liveId);
      if (hall.position >= Math.max(event.halls.length, 1)) throw new CallError('notFound');
      const speakerIds = event.agenda.flatMap(({ items }) => items.map(({ lecturerId }) => lecturerId));
      const [speakers, booked] = await Promise.all([
        doctors.findCardsById(speakerIds),
        bookings.listItemIds(session, event.id),
      ]);
      return presentAgenda(event, (id) => speakers.get(id), booked).filter(
        ({ subMeetingUuid }) => subMeetingUuid === hallId,
      );
    },

    /**
     * The tabs that have content (rules/room#tabs).
     * @throws {CallError} notFound
     */
    async listTabs(liveId: string): Promise<LiveTab[]> {
      const row = await liveEvents.getPublic(liveId);
      const { event } = row;
      const [[card], productIds, gallery] = await Promise.all([
        liveEvents.presentRows([row]),
        repository.listProductIds(liveId),
        repository.listGallery(liveId),
      ]);
      const hasContent: Readonly<Record<LiveTab, boolean>> = {
        schedule: event.agenda.some(({ items }) => items.length > 0),
        introduce: event.introduce !== '' || event.introducePictureId !== null,
        lecturers: card !== undefined && card.lecturers.length > 0,
        products: productIds.length > 0,
        gallery: gallery.length > 0 || event.highlightsVideoId !== null,
      };
      return LIVE_TABS.filter((tab) => hasContent[tab]);
    },

    /**
     * The link to the official account (rules/room#wechat-guide).
     * @throws {CallError} notFound
     */
    async readGuide(liveId: string): Promise<ResponseOf<'getWechatGuide'>> {
      const { guide } = (await liveEvents.getPublic(liveId)).event;
      return { isShow: guide !== null, qrCodeUrl: guide?.url ?? '', text: guide?.text ?? '' };
    },
  };
}
