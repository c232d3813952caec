import { COLLECTED_CHOSEN_MAX, FOLDER_NAME_MAX, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { cursor, id, page, pageSize, resourceType, searchText, text, timestamp } from '../fields.ts';
import { likeableType } from './target.ts';

/** Contents of a folder, or of all of them together. */
const contents = {
  count: z.number().int(),
  /** Time of its last added favourite; null where it is empty. */
  updatedAt: timestamp.nullable(),
  /** Number of favourites by resource type, the smallest type first. */
  types: z.array(z.object({ resourceType: z.number().int(), count: z.number().int() })),
};

/**
 * Adds a resource to a folder, or removes it, as `on` says. Without a folder: adds it to the default one where it is in
 * none, removes it from all (rules/favourite#favourites).
 */
export const collectResource = call({
  name: 'collectResource',
  family: 'engagement',
  mode: 'post',
  summary: 'Keep a resource in a folder, or take it out',
  request: { resourceType: likeableType, resourceId: id, folderId: id.optional(), on: z.boolean() },
  response: z.object({
    count: z.number().int(),
    /** True if it is in a folder of the caller. */
    own: z.boolean(),
  }),
  session: 'required',
  scene: PermissionScene.favorites,
  rateLimit: 'reactions',
  errors: ['notFound', 'tooMany'],
});

/** Makes a folder, or renames the one of `id` (rules/favourite#folders). */
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

/**
 * Deletes a folder; favourites that are in no other move to the default one, which cannot be deleted
 * (rules/favourite#folders).
 */
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

/** The caller's folders, the default one first, and which of them hold a resource (rules/favourite#folders). */
export const listFolders = call({
  name: 'listFolders',
  family: 'engagement',
  mode: 'get',
  summary: 'Folders of favourites',
  request: { resourceId: id.optional() },
  response: z.object({
    /** Favourites of the caller, each once. */
    all: z.object(contents),
    list: z.array(
      z.object({
        id,
        /** Empty for the default folder. */
        name: z.string(),
        isDefault: z.boolean(),
        ...contents,
        /** True if the requested resource is in it; false without one. */
        hasResource: z.boolean(),
      }),
    ),
  }),
  session: 'required',
});

/** Most favourites that one call moves or removes. */
const chosenIds = z.array(id).min(1).max(COLLECTED_CHOSEN_MAX);

/**
 * Moves favourites into a folder: out of that of `fromFolderId`, or out of all others. Resources that are no favourites
 * are skipped (rules/favourite#several-at-once).
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

/** Removes favourites from a folder, or from all (rules/favourite#several-at-once). */
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
 * The caller's favourites, most recently added first, of one folder or all, of one type or all, with `keyWord` in a
 * title (rules/favourite#favourites).
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
      /** Null where the resource is no longer visible. */
      card: resourceCard.nullable(),
    }),
  ),
  session: 'required',
  scene: PermissionScene.myFavorites,
  errors: ['notFound'],
});
