import { call } from '../call.ts';
import { proofChallenge } from './proof.ts';

/** A challenge to solve before a code is sent, valid for one code (rules/verification-code#proof-of-work). */
export const getProofChallenge = call({
  name: 'getProofChallenge',
  family: 'account',
  mode: 'get',
  summary: 'A proof-of-work challenge',
  request: {},
  response: proofChallenge,
  session: 'none',
  rateLimit: 'proofChallenges',
  errors: ['tooMany'],
});
