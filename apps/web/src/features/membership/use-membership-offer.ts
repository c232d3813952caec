import { useGetDoctorInfo } from '../../entities/account/api/get-doctor-info.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { type MembershipOffer, membershipOffer } from './membership-offer.ts';

const visitorOffer = membershipOffer(null, 0);

/**
 * The membership offer of the header; null until the member info of a customer has loaded, and for a member without a
 * notice.
 */
export function useMembershipOffer(): MembershipOffer | null {
  const isLoggedIn = useIsLoggedIn();
  const { data, dataUpdatedAt } = useGetDoctorInfo();
  if (!isLoggedIn) return visitorOffer;
  return data === undefined ? null : membershipOffer(data, dataUpdatedAt);
}
