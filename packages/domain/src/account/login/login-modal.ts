/**
 * State of the login modal: the three login methods, the steps of the e-mail registration, the steps of the recovery,
 * and its two ends: `closed` without a login, `loggedIn` with an account that login success runs for;
 * rules/login#modal.
 */
export type LoginModalState =
  | 'methods'
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
 * `codeSent` is every sent code, a resend too; `passed` is a step that the gateway accepted; `loginRefused` a reset
 * whose automatic login failed; `back` and `close` are actions of the user.
 */
export type LoginModalEvent = 'register' | 'recover' | 'codeSent' | 'passed' | 'loginRefused' | 'back' | 'close';

/** The legal transitions; a pair that is not listed changes nothing. */
const LOGIN_MODAL_TRANSITIONS: Readonly<
  Record<LoginModalState, Readonly<Partial<Record<LoginModalEvent, LoginModalState>>>>
> = {
  methods: { register: 'registerForm', recover: 'recoverEmail', close: 'closed' },
  registerForm: { codeSent: 'registerCode', back: 'methods', close: 'closed' },
  registerCode: { codeSent: 'registerCode', passed: 'registered', back: 'registerForm', close: 'closed' },
  registered: { close: 'loggedIn' },
  recoverEmail: { codeSent: 'recoverCode', back: 'methods', close: 'closed' },
  recoverCode: { codeSent: 'recoverCode', passed: 'recoverPassword', back: 'recoverEmail', close: 'closed' },
  recoverPassword: {
    passed: 'recovered',
    loginRefused: 'recoverLoginFailed',
    back: 'recoverCode',
    close: 'closed',
  },
  recovered: { close: 'loggedIn' },
  recoverLoginFailed: { back: 'methods', close: 'closed' },
  closed: {},
  loggedIn: {},
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextLoginModal(state: LoginModalState, event: LoginModalEvent): LoginModalState | null {
  return LOGIN_MODAL_TRANSITIONS[state][event] ?? null;
}
