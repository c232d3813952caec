import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Confirms that the bound phone is still in use; a failure is only logged (rules/phone-binding#bind-check). */
export async function updateMobileBindTime(): Promise<void> {
  try {
    await callGateway('updateMobileBindTime', {});
  } catch (error) {
    console.warn('updateMobileBindTime', error);
  }
}
