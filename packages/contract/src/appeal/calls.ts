import { z } from 'zod';
import { call } from '../call.ts';
import { id, multilineText, text, timestamp } from '../fields.ts';

/** 10 MB as base64 with the JSON around it. */
const IMAGE_BODY_MAX = 14 * 1024 * 1024;

const appeal = z.object({
  /** Case number for customers and operators: `SS20261121-0047`. */
  caseNumber: z.string(),
  state: z.enum(['open', 'accepted', 'rejected']),
  createdAt: timestamp,
  answeredAt: timestamp.nullable(),
  /** The operator's answer and name; empty until there is one. */
  answer: z.string(),
  answeredBy: z.string(),
});

/** The newest appeal against the caller's lock; null if there is none (rules/appeal#states). */
export const getAppeal = call({
  name: 'getAppeal',
  family: 'account',
  mode: 'get',
  summary: "The appeal against the caller's lock",
  request: {},
  response: z.object({ appeal: appeal.nullable() }),
  session: 'required',
  whileLocked: true,
});

/**
 * Stores a picture for an appeal that has not been sent yet (rules/appeal#pictures;
 * rules/security-uploads#uploads-and-files).
 */
export const uploadAppealImage = call({
  name: 'uploadAppealImage',
  family: 'account',
  mode: 'post',
  summary: 'Upload a picture for an appeal',
  request: {
    extName: text(16),
    /** The file as base64. */
    fileContent: z.string().min(1).max(IMAGE_BODY_MAX),
  },
  response: z.object({ imageId: id }),
  session: 'required',
  whileLocked: true,
  errors: ['imageRefused', 'appealRefused', 'tooMany'],
  bodyMax: IMAGE_BODY_MAX,
});

/** Appeals against a permanent lock (rules/appeal#states). */
export const submitAppeal = call({
  name: 'submitAppeal',
  family: 'account',
  mode: 'post',
  summary: 'Appeal against a permanent lock',
  request: {
    reason: multilineText(500, z.string().trim()).min(1),
    imageIds: z.array(id).max(3).default([]),
  },
  response: z.object({ appeal }),
  session: 'required',
  whileLocked: true,
  errors: ['appealRefused', 'appealOpen'],
});
