import type { PermissionScene, SceneOutcome } from '@osteon/domain';

/**
 * The plain data of each action that a scene gates, by name. The app adds them by declaration merging, so that an
 * action that waits for a login survives a reload.
 */
export interface GatedActions {}

/** An action that a scene gates: plain data only. */
export type GatedAction<Names extends keyof GatedActions = keyof GatedActions> = {
  [Name in Names]: { readonly name: Name; readonly data: GatedActions[Name] };
}[Names];

/** A control's request for an action (rules/permission-lead#leads). */
export interface ActionRequest {
  readonly action: GatedAction;
  /** The action of the reader, in words; the name of the scene without it. */
  readonly about?: string;
  /** A way on that needs no permission: a page of the portal. */
  readonly instead?: { readonly label: string; readonly to: string };
}

/** A request with the scene that gates its action. */
export type GatedRequest = ActionRequest & { readonly sceneId: PermissionScene };

/** A call that was refused by its scene (rules/permission#refusals). */
export interface SceneRefusal {
  readonly sceneId: PermissionScene;
  readonly outcome: SceneOutcome;
}

/** The certifications that a lead can require (rules/permission-lead#outcomes). */
export type CertificationLevel = 'level1' | 'level2' | 'company';

/** A lead to the certification that an action requires. */
export interface SceneLead {
  readonly sceneId: PermissionScene;
  readonly level: CertificationLevel;
  /** The action of the customer, in words; the name of the scene without it. */
  readonly about?: string;
  /**
   * The action that is done once the certification is accepted; without it none is, as for a call that its scene
   * refused.
   */
  readonly wanted?: ActionRequest;
}

/** A lead to a certification that was followed. */
export interface CertificationWish {
  readonly level: CertificationLevel;
  /** The action that is done once it is accepted. */
  readonly wanted?: GatedRequest | undefined;
}
