import { expect, test } from 'vitest';
import { getNextLoginModal, type LoginModalEvent, type LoginModalState } from './login-modal.ts';

const STATES: readonly LoginModalState[] = [
  'methods',
  'registerForm',
  'registerCode',
  'registered',
  'recoverEmail',
  'recoverCode',
  'recoverPassword',
  'recovered',
  'recoverLoginFailed',
  'closed',
  'loggedIn',
];
const EVENTS: readonly LoginModalEvent[] = [
  'register',
  'recover',
  'codeSent',
  'passed',
  'loginRefused',
  'back',
  'close',
];
const LEGAL: Readonly<Record<string, LoginModalState>> = {
  'methods register': 'registerForm',
  'methods recover': 'recoverEmail',
  'methods close': 'closed',
  'registerForm codeSent': 'registerCode',
  'registerForm back': 'methods',
  'registerForm close': 'closed',
  'registerCode codeSent': 'registerCode',
  'registerCode passed': 'registered',
  'registerCode back': 'registerForm',
  'registerCode close': 'closed',
  'registered close': 'loggedIn',
  'recoverEmail codeSent': 'recoverCode',
  'recoverEmail back': 'methods',
  'recoverEmail close': 'closed',
  'recoverCode codeSent': 'recoverCode',
  'recoverCode passed': 'recoverPassword',
  'recoverCode back': 'recoverEmail',
  'recoverCode close': 'closed',
  'recoverPassword passed': 'recovered',
  'recoverPassword loginRefused': 'recoverLoginFailed',
  'recoverPassword back': 'recoverCode',
  'recoverPassword close': 'closed',
  'recovered close': 'loggedIn',
  'recoverLoginFailed back': 'methods',
  'recoverLoginFailed close': 'closed',
};

const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

test.each(pairs)('login modal: $event while $state', ({ state, event }) => {
  expect(getNextLoginModal(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});
