import { FOLDER_NAME_MAX, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { cursor, id, page, pageSize, text, timestamp } from '../fields.ts';
import { likeableType } from './target.ts';

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
    total: z.number().int(),
    list: z.array(
      z.object({
        id,
        /** Empty for the default folder. */
        name: z.string(),
        isDefault: z.boolean(),
        count: z.number().int(),
        /** Whether the asked resource is in it; false where none was asked. */
        hasResource: z.boolean(),
      }),
    ),
  }),
  session: 'required',
});

/** The caller's favourites, last kept first, of one folder or all (rules/engagement#favourites). */
export const listCollected = call({
  name: 'listCollected',
  family: 'engagement',
  mode: 'get',
  summary: 'Favourites of the caller',
  request: { folderId: id.optional(), cursor, pageSize: pageSize(20) },
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
