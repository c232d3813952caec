import mitt from 'mitt';

/** The login that displaced a session: when (ms) and from which address, null where that is not known. */
export interface Displacement {
  readonly loginTime: number | null;
  readonly loginIp: string | null;
}

/** The events between features, with their payloads. */
export type Events = {
  /** A login is complete, a lead to certification included. */
  loginSuccess: { customerId: string };
  /** The lead to certification opened after a login. */
  loginOkShowAuth: { customerId: string };
  /** The login waits for the phone app's confirmation. */
  showAppQrCodeLoginModal: { customerId: string };
  /** Another login has displaced this session (code 110031). */
  sessionExpired: Displacement;
  /** The gateway has hinted that the session may have changed. */
  sessionChanged: undefined;
  /** A call found no session (rules/session#refused-calls). */
  loggedOut: undefined;
  /** A call or the socket got no answer of the gateway. */
  unreachable: undefined;
  /** A call answered 10009 (rules/error-pages#no-permission). */
  noPermission: undefined;
  /** The customer chose languages for titles, subtitles and sound (rules/language#saving). */
  languagesChosen: undefined;
};

const bus = mitt<Events>();

type Payload<Name extends keyof Events> = undefined extends Events[Name] ? [] : [payload: Events[Name]];

/** Tells every listener, now. */
export function emit<Name extends keyof Events>(name: Name, ...[payload]: Payload<Name>): void {
  bus.emit(name, payload as Events[Name]);
}

/** Listens until the returned function is called. */
export function on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void {
  bus.on(name, listener);
  return () => bus.off(name, listener);
}
