import { CHANGE_PHONE_SCENE } from '@osteon/domain';
import { callWithProof } from '../proof-of-work/call-with-proof.ts';

/**
 * Binds another phone, by the code that was sent to it and a fresh proof of identity
 * (rules/phone-binding#change-of-phone).
 */
export async function unifiedBinding(change: { mobile: string; code: string; bandToken: string }): Promise<void> {
  const { mobile: account, code: validCode, bandToken } = change;
  await callWithProof('unifiedBinding', { account, validCode, bindingScene: CHANGE_PHONE_SCENE, bandToken });
}
