/**
 * What the login modal shows (seed 000 §2 and §4): the three ways in, the steps of the e-mail registration, the steps of
 * find-password, and how it ends: `closed` as it was opened, `loggedIn` with an account that login success is to run for.
 */
export type LoginModalState =
  | 'ways'
  | 'registerForm'
  | 'registerCode'
  | 'registered'
  | 'recoverEmail'
  | 'recoverCode'
  | 'recoverPassword'
  | 'recovered'
  | 'recoverLoginFailed'
  | 'closed'
  | 'loggedIn';

/**
 * `codeSent` is every code that went out, a resend too; `passed` is a step that the gateway accepted; `loginRefused` a
 * reset whose automatic login failed; `back` and `close` are the user's.
 */
export type LoginModalEvent = 'register' | 'recover' | 'codeSent' | 'passed' | 'loginRefused' | 'back' | 'close';

/** The legal moves; a pair that is not listed changes nothing. */
export const LOGIN_MODAL_TRANSITIONS: Readonly<
  Record<LoginModalState, Readonly<Partial<Record<LoginModalEvent, LoginModalState>>>>
> = {
  ways: { register: 'registerForm', recover: 'recoverEmail', close: 'closed' },
  registerForm: { codeSent: 'registerCode', back: 'ways', close: 'closed' },
  registerCode: { codeSent: 'registerCode', passed: 'registered', back: 'registerForm', close: 'closed' },
  registered: { close: 'loggedIn' },
  recoverEmail: { codeSent: 'recoverCode', back: 'ways', close: 'closed' },
  recoverCode: { codeSent: 'recoverCode', passed: 'recoverPassword', back: 'recoverEmail', close: 'closed' },
  recoverPassword: {
    passed: 'recovered',
    loginRefused: 'recoverLoginFailed',
    back: 'recoverCode',
    close: 'closed',
  },
  recovered: { close: 'loggedIn' },
  recoverLoginFailed: { back: 'ways', close: 'closed' },
  closed: {},
  loggedIn: {},
};

/** The state after `event`, or null where the pair is illegal. */
export function nextLoginModal(state: LoginModalState, event: LoginModalEvent): LoginModalState | null {
  return LOGIN_MODAL_TRANSITIONS[state][event] ?? null;
}
