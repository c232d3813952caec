import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { hasProviders } from '../platform/config/provider-settings.ts';
import type { AllHandlers, CheckScene } from '../platform/http/calls.ts';
import { createDailyJobWorker } from '../platform/jobs/daily-job-worker.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Worker } from '../platform/jobs/worker.ts';
import type { MediaRoute } from '../platform/media-http/media-route.ts';
import type { Constraints, EraseAccount } from '../platform/module.ts';
import type { OwnData } from '../platform/own-data.ts';
import type { InitialDataLoaders, PageCards } from '../platform/portal/page.ts';
import type { SessionStore } from '../platform/session/session.ts';
import { createNotifyOwner } from './account/accounts/security-notice-service.ts';
import { createErasureJob } from './account/cancellation/erase-accounts-service.ts';
import { createAccount } from './account/index.ts';
import { createAdvert } from './advert/index.ts';
import { createAgreement } from './agreement/index.ts';
import { createAi } from './ai/index.ts';
import { createAnalytics } from './analytics/index.ts';
import { createAppeal } from './appeal/index.ts';
import { auditModule } from './audit/index.ts';
import { findCaseReader } from './case/reading/case-reader.ts';
import { createCaseOpenings } from './case/reading/opening-service.ts';
import { createCaseModule } from './case-module.ts';
import { createCertification } from './certification/index.ts';
import { createContent } from './content/index.ts';
import { createAnnouncedChanges } from './content-changes.ts';
import { readResourceParts, readResourceSections } from './content-writer.ts';
import { createCourse } from './course/index.ts';
import { findLearnedCourse } from './course/learning/find-learned-course-service.ts';
import { createCourseLearning } from './course/learning/learning-service.ts';
import { createCourseLecturers } from './course/lecturer-service.ts';
import { createCredit } from './credit/index.ts';
import { createDataExport } from './data-export/index.ts';
import { createDictionary } from './dictionary/index.ts';
import { createDoctor } from './doctor/index.ts';
import { createDocument } from './document/index.ts';
import { createEngagement } from './engagement/index.ts';
import { createHome } from './home/index.ts';
import { createImports } from './ingest/import-service.ts';
import { createIngest } from './ingest/index.ts';
import { createLanguage } from './language/index.ts';
import { refreshLiveDocuments } from './live-index.ts';
import { createLiveModules } from './live-modules.ts';
import { createMedia } from './media/index.ts';
import { createMembership } from './membership/index.ts';
import { createChannelService, createPostSentMessage } from './message/channel/channel-service.ts';
import { createPostEventMessage } from './message/event/post-event-message-service.ts';
import { createMessage } from './message/index.ts';
import { createPostNewContent } from './message/new-content/post-new-content-service.ts';
import { postMessage } from './message/post-message-service.ts';
import type { OperatorServices } from './operator-services.ts';
import { createOrganization } from './organization/index.ts';
import { createOutbox } from './outbox/index.ts';
import { checkScene } from './permission/check-scene.ts';
import { createPermission } from './permission/index.ts';
import { createPersonal } from './personal/index.ts';
import { createProduct } from './product/index.ts';
import { createPublicProfileWriter } from './public-profile-writer.ts';
import { createSearch } from './search/index.ts';
import { createIndexRepository } from './search/indexing/index-repository.ts';
import { createShell } from './shell/index.ts';
import { createTransfer } from './transfer/index.ts';
import { createUnsubscribe } from './unsubscribe/index.ts';
import { createVideo } from './video/index.ts';
import { createPlayPositions } from './video/position-service.ts';
import { createWatchLedger } from './video/watch/watch-ledger-service.ts';
import { createWechat } from './wechat/index.ts';
import { createWechatSceneCodes } from './wechat/scene-code-service.ts';

/** The parts of all modules together. */
export interface Modules {
  readonly handlers: AllHandlers;
  readonly checkScene: CheckScene;
  readonly sessions: SessionStore;
  readonly routes: readonly FastifyPluginAsync[];
  readonly mediaRoutes: readonly MediaRoute[];
  readonly pageCards: PageCards;
  readonly initialDataLoaders: InitialDataLoaders;
  readonly selectShellReader: ReturnType<typeof createShell>['selectShellReader'];
  readonly constraints: Constraints;
  readonly erasures: readonly EraseAccount[];
  readonly ownData: readonly OwnData[];
  readonly jobs: readonly Job[];
  readonly workers: readonly Worker[];
  readonly operatorServices: OperatorServices;
}

/**
 * Creates every module, each with the services of others that it needs, and joins them. A call of the contract without
 * a handler does not compile.
 */
export function createModules(deps: AppContext): Modules {
  const outbox = createOutbox(deps);
  const agreement = createAgreement(deps);
  const wechatCodes = deps.config.wechat && createWechatSceneCodes(deps, deps.config.wechat);
  const openings = createCaseOpenings(deps);
  const account = createAccount(deps, {
    outbox: outbox.outbox,
    postMessage,
    consents: agreement.consents,
    adoptBrowser: openings.adoptBrowser,
    wechatContent: wechatCodes && wechatCodes.login,
  });
  const wechat = createWechat(deps, account);
  const notifyOwner = createNotifyOwner(deps, { outbox: outbox.outbox, postMessage });
  const appeal = createAppeal(deps, { ...account, notifyOwner });
  const positions = createPlayPositions(deps);
  const channels = createChannelService(deps, outbox.outbox);
  const watchLedger = createWatchLedger(deps);
  const sendMessage = createPostSentMessage(deps);
  const credit = createCredit(deps, {
    watchLedger,
    findCourse: findLearnedCourse,
    findOwner: (accountId) => account.profiles.get(accountId),
    sendMessage,
  });
  const learning = createCourseLearning(deps, { watchLedger, positions, credit: credit.service });
  const content = createContent(deps, {
    lecturers: createCourseLecturers(deps),
    positions,
    progress: learning,
    cases: openings,
    updatePopularity: (tx, viewed) => createIndexRepository(tx).updatePopularity(viewed),
  });
  const persons = createPublicProfileWriter(deps.clock);
  const doctor = createDoctor(deps, { works: content.service, persons });
  const services = { content: content.service, doctors: doctor.service, positions };
  const language = createLanguage(deps, account.profiles);
  const languages = language.getPreference;
  const video = createVideo(deps, {
    ...services,
    languages,
    sessions: account.sessions,
    onVideoSeen: [credit.awardSeenVideo, learning.completeCoursesOfVideo],
    lessons: learning,
  });
  const product = createProduct(deps);
  const { live, stream, replay, room } = createLiveModules(deps, {
    sessions: account.sessions,
    doctors: doctor.service,
    products: product.service,
    videoLinks: video.videoLinks,
    positions,
    updatePopularity: (tx, viewed) => createIndexRepository(tx).updatePopularity(viewed),
    sendMessage,
    credit: credit.service,
  });
  const liveEvents = live.service;
  const home = createHome(deps, { ...services, languages, videos: video.service, liveEvents });
  const transfer = createTransfer(deps, { ...services, languages, getActiveDesktop: account.getActiveDesktop });
  const clinicalCase = createCaseModule(deps, { ...services, seriesUploads: transfer.seriesUploads });
  const document = createDocument(deps, services);
  const dictionary = createDictionary(deps, content.service);
  const ai = createAi(account);
  const course = createCourse(deps, {
    ...services,
    products: product.service,
    learning,
    watchLedger,
    chapters: video.service,
    readSections: readResourceSections,
    sessions: account.sessions,
    sendMessage,
  });
  const organization = createOrganization(deps, doctor.service);
  const search = createSearch(deps, {
    content: content.service,
    doctors: doctor.service,
    liveEvents,
    products: product.service,
    dictionary: dictionary.service,
    cases: { ...openings, findReader: findCaseReader },
  });
  const unsubscribe = createUnsubscribe(deps);
  const certification = createCertification(deps, {
    ...account,
    notifyOwner,
    persons,
    doctors: doctor.service,
    liveEvents,
    privateUploads: transfer.privateUploads,
    wechatContent: wechatCodes && wechatCodes.certify,
  });
  const permission = createPermission({
    clock: deps.clock,
    findReview: (customerId) => certification.findReview(customerId),
  });
  const membership = createMembership(deps, { ...account, sendMessage });
  const message = createMessage(deps, { channels, liveEvents, coupons: membership.coupons });
  const engagement = createEngagement(deps, {
    ...services,
    liveEvents,
    products: product.service,
    addLiveView: live.addView,
    replayPositions: replay.positions,
    readResourceParts,
    postEventMessage: createPostEventMessage(channels),
    postNewContent: createPostNewContent(channels),
    postMessage,
    sendMessage,
  });
  const personal = createPersonal(deps, {
    ...account,
    doctors: doctor.service,
    persons,
    content: content.service,
    ownContent: content.ownContent,
    ownDrafts: clinicalCase.ownDrafts,
    engagement: engagement.service,
    credit: credit.service,
  });
  const shell = createShell({ profiles: account.profiles, languages, reminders: message.listReminders });
  const analytics = createAnalytics(deps);
  const others = [
    auditModule,
    hasProviders(deps.config.providers) ? { ...outbox, handlers: {} } : outbox,
    account,
    analytics,
    appeal,
    certification,
    shell,
    content,
    doctor,
    video,
    live,
    stream,
    replay,
    room,
    createAdvert(deps, { liveEvents }),
    home,
    course,
    credit,
    clinicalCase,
    document,
    dictionary,
    product,
    organization,
    agreement,
    createMedia(deps),
    transfer,
    unsubscribe,
    wechat,
    permission,
    ai,
    personal,
    language,
    search,
    membership,
    message,
    engagement,
    createIngest(deps),
  ] as const;
  const ownData = others.flatMap((module) => module.ownData ?? []);
  const dataExport = createDataExport(deps, { ownData, profiles: account.profiles, notifyOwner });
  const modules = [...others, dataExport] as const;
  const erasures = modules.flatMap(({ erasure }) => erasure ?? []);
  const jobs = [createErasureJob(deps, erasures), ...modules.flatMap((module) => module.jobs)];
  return {
    handlers: mergeHandlers(modules),
    checkScene,
    sessions: account.sessions,
    mediaRoutes: modules.flatMap(({ mediaRoutes }) => mediaRoutes),
    routes: modules.flatMap(({ routes }) => routes ?? []),
    pageCards: Object.fromEntries(modules.flatMap(({ pageCards }) => Object.entries(pageCards))),
    initialDataLoaders: Object.fromEntries(
      modules.flatMap(({ initialDataLoaders }) => Object.entries(initialDataLoaders)),
    ),
    selectShellReader: shell.selectShellReader,
    constraints: Object.fromEntries(modules.flatMap(({ constraints }) => Object.entries(constraints))),
    erasures,
    ownData,
    jobs,
    workers: [createDailyJobWorker(deps, jobs), ...modules.flatMap(({ workers }) => workers)],
    operatorServices: {
      appeals: appeal.review,
      cases: clinicalCase.review,
      certifications: certification.review,
      comments: engagement.moderation,
      content: createAnnouncedChanges(deps),
      contentReports: engagement.reportReview,
      credit: credit.corrections,
      imports: createImports(deps),
      offerCoupon: membership.offerCoupon,
      refreshLiveDocuments,
    },
  };
}

/** All members of a union at once. */
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

function mergeHandlers<const List extends readonly { readonly handlers: object }[]>(
  modules: List,
): Intersection<List[number]['handlers']> {
  // The type of the merged object does not have the keys of each.
  return Object.assign({}, ...modules.map(({ handlers }) => handlers)) as Intersection<List[number]['handlers']>;
}
