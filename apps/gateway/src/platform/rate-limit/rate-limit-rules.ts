import type { RateLimitClass } from '@osteon/contract';
import { CASE_IMAGES_PER_HOUR } from '@osteon/domain';

/**
 * Rate limits that a service applies itself: they count only a part of a call's requests, or are returned where the
 * action fails.
 */
type ServiceRateLimit = 'lists' | 'analyticsBytes' | 'codes' | 'accountChecks' | 'sceneFaults' | 'certificateFiles';

export type RateLimitName = RateLimitClass | ServiceRateLimit;

/** Requests that are allowed within a window of `seconds`. A hospital shares one address. */
export interface RateLimitRule {
  readonly seconds: number;
  /**
   * `shared`: counted for all gateway processes together, in Redis or PostgreSQL. `process`: counted in the memory of
   * each process, for calls that cost less than a shared count.
   */
  readonly store: 'shared' | 'process';
  /** Per IPv4 address or /64 of IPv6. */
  readonly perIp?: number;
  /** Per /24 of IPv4 or /48 of IPv6. */
  readonly perNetwork?: number;
  /**
   * Per account where the caller has a session, else per address and device; all browsers of an address that send no
   * device id count as one (rules/gateway#limits).
   */
  readonly perCaller?: number;
  /** Per device, also of an account; a browser that sends no device id is a new one each time. */
  readonly perDevice?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const MEGABYTE = 1024 * 1024;

/**
 * Every rate limit of the gateway. The limit of a call is stated by `rateLimit` of its contract entry, or by the
 * service that applies it. Limits per account are no rate limits: see rules/login#daily-limit,
 * rules/account#password-login-pause and rules/verification-code#budgets.
 */
export const RATE_LIMITS = {
  /** Tries of login, registration, recovery and verification, by every method. */
  logins: { seconds: HOUR, store: 'shared', perIp: 300, perNetwork: 1_200 },
  /** QR codes that are shown. */
  qrCodes: { seconds: HOUR, store: 'shared', perIp: 1_200 },
  /** Refused uses of QR codes; every code that expires on a screen is one. */
  sceneFaults: { seconds: HOUR, store: 'shared', perIp: 1_200 },
  /** Checks whether an account exists: enough for a ward, too few to test a list. */
  accountChecks: { seconds: HOUR, store: 'shared', perIp: 120, perNetwork: 480 },
  /** Verification codes that are sent (rules/verification-code#budgets). */
  codes: { seconds: HOUR, store: 'shared', perIp: 30, perNetwork: 120, perDevice: 15 },
  /**
   * Searches: far more than a person needs, and few enough that one source cannot overload the database. A long text
   * costs more.
   */
  searches: { seconds: MINUTE, store: 'process', perIp: 1_200, perCaller: 120 },
  /** Lists that are read from the database, a point for every 20 cards of the page. */
  lists: { seconds: MINUTE, store: 'process', perIp: 6_000, perCaller: 600 },
  /** Suggestions, of which typing requests several a second. */
  suggestions: { seconds: MINUTE, store: 'process', perIp: 4_000, perCaller: 400 },
  /** Transfers that are sent by a phone: more than a person can send. */
  transfers: { seconds: MINUTE, store: 'process', perIp: 600, perCaller: 20 },
  /** Plays that are to be counted: more than a ward starts. */
  plays: { seconds: HOUR, store: 'process', perIp: 600, perCaller: 60 },
  /** Players that are opened: one for each video that a person opens (rules/watch#sessions). */
  watchSessions: { seconds: HOUR, store: 'process', perIp: 600, perCaller: 60 },
  /**
   * Heartbeats of players: ten seconds apart, with a reserve for seeking and for reports that waited for the network.
   */
  watchReports: { seconds: MINUTE, store: 'process', perIp: 6_000, perCaller: 120 },
  /** Pages of items that are opened: more than a ward reads. */
  views: { seconds: HOUR, store: 'process', perIp: 6_000, perCaller: 300 },
  /** Votes for decisions of cases and outcomes that are opened: more than a person reads in an hour. */
  caseOpenings: { seconds: HOUR, store: 'shared', perIp: 1_200, perCaller: 60 },
  /** Comments that are written or edited: more than a person types, fewer than a program floods with. */
  comments: { seconds: MINUTE, store: 'shared', perIp: 1_200, perCaller: 20 },
  /**
   * Drafts of cases that are saved: every 3 seconds while somebody types (rules/case-draft#saving), on several devices.
   */
  caseDrafts: { seconds: MINUTE, store: 'process', perIp: 3_000, perCaller: 120 },
  /** Pictures of cases: each is read for text, which takes a second or two. */
  caseImages: { seconds: HOUR, store: 'shared', perIp: 600, perCaller: CASE_IMAGES_PER_HOUR },
  /** Messages of a chat with their retries; an account may send one new message a second (rules/room-chat#messages). */
  chat: { seconds: MINUTE, store: 'process', perIp: 3_000, perCaller: 120 },
  /** Entering and leaving events: once a minute for each open page. */
  presences: { seconds: MINUTE, store: 'process', perIp: 3_000, perCaller: 60 },
  /** Follows, likes and favourites: two a second, of which taps allow one. */
  reactions: { seconds: MINUTE, store: 'process', perIp: 3_000, perCaller: 120 },
  /** Reports of comments: more than a reader finds, fewer than a campaign sends. */
  reports: { seconds: HOUR, store: 'shared', perIp: 600, perCaller: 20 },
  /** Challenges of a proof of work: some for every code that an address is sent. */
  proofChallenges: { seconds: HOUR, store: 'process', perIp: 600, perNetwork: 2_400 },
  /**
   * Transcripts that are verified: more than an office has on its desk, few enough to guess none of a year's serials.
   */
  transcriptChecks: { seconds: HOUR, store: 'shared', perIp: 120, perNetwork: 480 },
  /** Posts of captions: several a second for each channel of a hospital's event (rules/room-captions#captions). */
  captions: { seconds: MINUTE, store: 'process', perIp: 1_200 },
  /** Certificates that are drawn for a download: a PDF takes a tenth of a second. */
  certificateFiles: { seconds: MINUTE, store: 'process', perIp: 120, perCaller: 10 },
  /** Batches of analytics events. */
  analyticsReports: { seconds: MINUTE, store: 'process', perIp: 3_000, perCaller: 120 },
  /** Bytes of analytics events as they are stored; a person's hour is a tenth of a megabyte. */
  analyticsBytes: { seconds: HOUR, store: 'process', perIp: 20 * MEGABYTE, perNetwork: 80 * MEGABYTE },
} as const satisfies { readonly [Name in RateLimitName]: RateLimitRule };
