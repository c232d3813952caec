import { COLLECTED_CHOSEN_MAX, FOLDER_NAME_MAX, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { cursor, id, page, pageSize, resourceType, searchText, text, timestamp } from '../fields.ts';
import { likeableType } from './target.ts';

/** What a folder holds, or all of them together. */
const holding = {
  count: z.number().int(),
  /** When the last favourite came into it; null where it is empty. */
  updatedAt: timestamp.nullable(),
  /** How many of each resource type, the smallest number first. */
  types: z.array(z.object({ resourceType: z.number().int(), count: z.number().int() })),
};

/**
 * Keeps a resource in a folder, or takes it out, as `on` says. Without a folder: into the default one where it is in
 * none, and out of all (rules/engagement#favourites).
 */
export const collectResource = call({
  name: 'collectResource',
  family: 'engagement',
  mode: 'post',
  summary: 'Keep a resource in a folder, or take it out',
  request: { resourceType: likeableType, resourceId: id, folderId: id.optional(), on: z.boolean() },
  response: z.object({
    count: z.number().int(),
    /** Whether it is in a folder of the caller. */
    own: z.boolean(),
  }),
  session: 'required',
  scene: PermissionScene.favorites,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** Makes a folder, or renames the one of `id` (rules/engagement#folders). */
export const saveFolder = call({
  name: 'saveFolder',
  family: 'engagement',
  mode: 'post',
  summary: 'Make or rename a folder of favourites',
  request: { id: id.optional(), name: text(FOLDER_NAME_MAX, z.string().trim().min(1)) },
  response: z.object({ id }),
  session: 'required',
  scene: PermissionScene.favorites,
  rateLimit: 'reactions',
  errors: ['notFound', 'folderNameInUse', 'foldersFull', 'tooMany'],
});

/** Deletes a folder; what is in no other goes to the default one, which itself stays (rules/engagement#folders). */
export const deleteFolder = call({
  name: 'deleteFolder',
  family: 'engagement',
  mode: 'post',
  summary: 'Delete a folder of favourites',
  request: { id },
  response: z.object({}),
  session: 'required',
  scene: PermissionScene.favorites,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** The caller's folders, the default one first, and which of them hold a resource (rules/engagement#folders). */
export const listFolders = call({
  name: 'listFolders',
  family: 'engagement',
  mode: 'get',
  summary: 'Folders of favourites',
  request: { resourceId: id.optional() },
  response: z.object({
    /** Favourites of the caller, each once. */
    all: z.object(holding),
    list: z.array(
      z.object({
        id,
        /** Empty for the default folder. */
        name: z.string(),
        isDefault: z.boolean(),
        ...holding,
        /** Whether the asked resource is in it; false where none was asked. */
        hasResource: z.boolean(),
      }),
    ),
  }),
  session: 'required',
});

/** Favourites that are put in order together. */
const chosenIds = z.array(id).min(1).max(COLLECTED_CHOSEN_MAX);

/**
 * Moves favourites into a folder: out of the one of `fromFolderId`, or out of all others. What the caller does not keep
 * is passed over (rules/engagement#several-at-once).
 */
export const moveCollected = call({
  name: 'moveCollected',
  family: 'engagement',
  mode: 'post',
  summary: 'Move favourites into a folder',
  request: { resourceIds: chosenIds, fromFolderId: id.optional(), folderId: id },
  response: z.object({}),
  session: 'required',
  scene: PermissionScene.favorites,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** Takes favourites out of a folder, or out of all (rules/engagement#several-at-once). */
export const removeCollected = call({
  name: 'removeCollected',
  family: 'engagement',
  mode: 'post',
  summary: 'Take favourites out of a folder or of all',
  request: { resourceIds: chosenIds, folderId: id.optional() },
  response: z.object({}),
  session: 'required',
  scene: PermissionScene.favorites,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/**
 * The caller's favourites, last kept first, of one folder or all, of one type or all, with `keyWord` in a title
 * (rules/engagement#favourites).
 */
export const listCollected = call({
  name: 'listCollected',
  family: 'engagement',
  mode: 'get',
  summary: 'Favourites of the caller',
  request: {
    folderId: id.optional(),
    resourceType: resourceType.optional(),
    keyWord: searchText.optional(),
    cursor,
    pageSize: pageSize(20),
  },
  response: page(
    z.object({
      resourceType: z.number().int(),
      resourceId: id,
      title: z.string(),
      collectedAt: timestamp,
      /** Null where the resource is no longer shown. */
      card: resourceCard.nullable(),
    }),
  ),
  session: 'required',
  scene: PermissionScene.myFavorites,
  errors: ['notFound'],
});
