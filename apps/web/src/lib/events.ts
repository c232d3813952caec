import type { Locale } from '@osteon/domain';
import mitt from 'mitt';
import type { ActionRequest, CertificationWish, SceneRefusal } from './gated-action.ts';

/** The login that displaced a session: time (ms) and address, null where unknown. */
export interface Displacement {
  readonly loginTime: number | null;
  readonly loginIp: string | null;
}

/** Events of one feature that concern others, with their payload. */
export type Events = {
  /** A login is complete, including the certification step. */
  loginSuccess: { customerId: string };
  /** The certification dialog opened after a login. */
  loginOkShowAuth: { customerId: string };
  /** The login waits for the phone app's confirmation. */
  showAppQrCodeLoginModal: { customerId: string };
  /** The transfer check found that another login has displaced this session (code 110031). */
  sessionDisplaced: Displacement;
  /** The gateway reported a change of the session. */
  sessionChanged: undefined;
  /** A call was made without a session (rules/session#client-states). */
  loggedOut: undefined;
  /** A call or the socket got no response from the gateway. */
  unreachable: undefined;
  /** A call failed with code 10009 (rules/error-pages#no-permission). */
  noPermission: undefined;
  /** A control requests an action that a scene gates (rules/permission-lead#leads). */
  actionRequested: ActionRequest;
  /** An action was added to the offline queue (rules/offline#offline-queue). */
  actionQueued: undefined;
  /** The scene of a call refused it (rules/permission#refusals). */
  sceneRefused: SceneRefusal;
  /** A lead to a certification was followed. */
  certificationRequested: CertificationWish;
  /** The customer chose languages for titles, subtitles and sound (rules/language#dialog). */
  languagesChosen: undefined;
  /** Somebody who certifies is from another country than China (rules/language#interface-language). */
  abroadChosen: undefined;
  /** Somebody chose the language of the interface (rules/language#switch). */
  localeChosen: { locale: Locale };
};

const bus = mitt<Events>();

type Payload<Name extends keyof Events> = undefined extends Events[Name] ? [] : [payload: Events[Name]];

/** Calls every listener synchronously. */
export function emit<Name extends keyof Events>(name: Name, ...[payload]: Payload<Name>): void {
  bus.emit(name, payload as Events[Name]);
}

/** Subscribes until the returned function is called. */
export function on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void {
  bus.on(name, listener);
  return () => bus.off(name, listener);
}
