import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { callerTimestamp, chineseOrEnglish, id, pageSize, resourceType, timestamp } from '../fields.ts';

/** A day in Shanghai, yyyy-mm-dd: only what was sent until its end is meant (rules/transfer#states). */
const transferDate = z.iso.date().optional();

/** A picture or PDF that was sent; both addresses are the owner's alone (rules/transfer#record). */
const transferFile = z.object({
  id,
  name: z.string(),
  kind: z.enum(['image', 'pdf']),
  bytes: z.number().int(),
  /** Pixels; null for a PDF. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A small picture to show; null for a PDF. */
  picUrl: z.string().nullable(),
  url: z.string(),
});

/** The content of the transfer (rules/transfer#record). */
const resourceResult = z.object({
  /** The id of a resource of the library; empty for files. */
  resId: z.string(),
  resName: z.string(),
  /** Empty if it has no English title. */
  resNameEn: z.string(),
  /** 1 a video, 2 a library document, 20 files. */
  resType: z.number().int(),
  resUrlList: z.array(z.object({ picUrl: z.string() })),
  /** The author; empty for files. */
  resCustomerList: z.array(z.object({ name: z.string() })),
  /** `pcLink` is the page in the portal; for files the address of the first. */
  comboActionJump: z.object({ comboActionJumpV3: z.object({ pcLink: z.string() }) }),
  /** The length of a video, in seconds. */
  durationSeconds: z.number().nullable(),
  /** Empty for a resource of the library. */
  files: z.array(transferFile),
});

const transferRecord = z.object({
  id,
  resourceResult,
  /** 1 after it was opened. */
  isRead: z.number().int(),
  /** yyyy-mm-dd in Shanghai. */
  transferDate: z.string(),
  sentAt: timestamp,
});

/**
 * The newest unread transfer, polled every five seconds (rules/transfer#check). The response for a displaced session is
 * 110031 with the login that displaced it (rules/transfer#check).
 */
export const getLatestUnreadTransfer = call({
  name: 'getLatestUnreadTransfer',
  family: 'transfer',
  mode: 'get',
  summary: 'The newest unread transfer',
  request: { transferDate, isRead: z.coerce.number().int().min(0).max(0).optional() },
  response: z.object({
    /** 0, in addition to the envelope's code (rules/transfer#check). */
    code: z.number().int(),
    /** The login that displaced the session; null while it is valid. */
    loginTime: timestamp.nullable(),
    loginIp: z.string().nullable(),
    /** Null if nothing is unread. */
    id: id.nullable(),
    resourceResult: resourceResult.nullable(),
    /** 1 once the pop-up was shown; it is shown once. */
    popupStatus: z.number().int(),
  }),
  session: 'required',
  refreshedBy: ['transfer'],
});

/** Records that the pop-up of a transfer was shown (rules/transfer#states). */
export const markTransferPopupShown = call({
  name: 'markTransferPopupShown',
  family: 'transfer',
  mode: 'post',
  summary: "Note that a transfer's pop-up was shown",
  request: { id },
  response: z.object({}),
  session: 'required',
  errors: ['notFound'],
});

/** Sets whether the pop-up of a transfer was shown: 1, or 0 to show it again (rules/transfer#pop-up). */
export const updatePopupStatus = call({
  name: 'updatePopupStatus',
  family: 'transfer',
  mode: 'post',
  summary: "Set the state of a transfer's pop-up",
  request: { id, popupStatus: z.number().int().min(0).max(1).default(1) },
  response: z.object({}),
  session: 'required',
  errors: ['notFound'],
});

/** The transfers, newest first; page size 9999 means all, up to 1,000 (rules/gateway#page-sizes). */
export const listTransfers = call({
  name: 'listTransfers',
  family: 'transfer',
  mode: 'get',
  summary: 'The transfers of the caller',
  request: { transferDate, pageNum: z.coerce.number().int().min(1).max(1000).default(1), pageSize: pageSize(20) },
  response: z.object({ pageList: z.array(transferRecord), hasMore: z.boolean() }),
  session: 'required',
});

/**
 * Marks one transfer read, those sent before a timestamp, so that later ones stay unread, or all
 * (rules/transfer#states).
 */
export const markTransferRead = call({
  name: 'markTransferRead',
  family: 'transfer',
  mode: 'post',
  summary: 'Mark one transfer or all of them read',
  request: { id: id.optional(), before: callerTimestamp.optional() },
  response: z.object({}),
  session: 'required',
  errors: ['notFound'],
});

/** Data of the phone page of transfers: the logged-in account, and resources to send. */
export const getTransferOptions = call({
  name: 'getTransferOptions',
  family: 'transfer',
  mode: 'get',
  summary: 'What a phone can send to the desktop',
  request: {},
  response: z.object({
    /** The account is masked. */
    customer: z.object({ name: z.string(), account: z.string() }),
    /** The browser that is logged in on the desktop, such as `Chrome · Windows`; empty if unknown, null for none. */
    desktop: z.string().nullable(),
    /** The account's language of titles, which a phone session cannot read elsewhere. */
    resourceLanguage: chineseOrEnglish,
    /** Recently watched. */
    recent: z.array(resourceCard),
    /** Most viewed. */
    popular: z.array(resourceCard),
  }),
  session: 'phone',
});

/**
 * Sends resources and uploaded files to the desktop: pictures as one transfer, each PDF and resource as a separate one.
 */
export const sendTransfer = call({
  name: 'sendTransfer',
  family: 'transfer',
  mode: 'post',
  summary: 'Send something to the desktop',
  request: {
    resources: z
      .array(z.object({ resourceType, resourceId: id }))
      .max(20)
      .default([]),
    /** Ids of finished uploads; each can be sent once. */
    fileIds: z.array(id).max(20).default([]),
  },
  response: z.object({ list: z.array(transferRecord) }),
  session: 'phone',
  rateLimit: 'transfers',
  errors: ['notFound', 'tooMany'],
});
