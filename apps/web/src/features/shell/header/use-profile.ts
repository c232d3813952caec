import { useGetDoctorInfo } from '../../../entities/account/api/get-doctor-info.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { type MembershipOffer, membershipOffer } from '../membership-offer.ts';

/** Who is logged in, as the header shows it. */
export interface Profile {
  readonly name: string;
  /** Medical title and company. */
  readonly position: string;
  /** Null until it is known. */
  readonly roleId: number | null;
  /** Null until it is known. */
  readonly membership: { readonly offer: MembershipOffer | null; readonly expirationTime: number } | null;
}

/** The profile; null for a visitor. Until the doctor info is there, the name comes from the session check. */
export function useProfile(): Profile | null {
  const { customerId, check } = useSession();
  const { data, dataUpdatedAt } = useGetDoctorInfo();
  if (customerId === '') return null;
  if (data === undefined) return { name: check?.userInfo?.name ?? '', position: '', roleId: null, membership: null };
  return {
    name: data.name,
    position: [data.medicalTitle, data.company].filter(Boolean).join('　'),
    roleId: data.roleId,
    membership: { offer: membershipOffer(data, dataUpdatedAt), expirationTime: data.expirationTime },
  };
}
