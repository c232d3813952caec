import { useSession } from '../../lib/session/session-store.ts';
import { useGetDoctorInfo } from './api/get-doctor-info.ts';

/** The logged-in customer as the header shows them. */
export interface Profile {
  readonly name: string;
  /** Address of the portrait; empty if there is none. */
  readonly portrait: string;
  /** As the customer entered it. */
  readonly medicalTitle: string;
  readonly company: string;
  /** Null until the doctor info has loaded. */
  readonly roleId: number | null;
}

/** The profile; null for a visitor. Until the doctor info is loaded, the name comes from the session check. */
export function useProfile(): Profile | null {
  const { customerId, check } = useSession();
  const { data } = useGetDoctorInfo();
  if (customerId === '') return null;
  if (data === undefined)
    return { name: check?.userInfo?.name ?? '', portrait: '', medicalTitle: '', company: '', roleId: null };
  return {
    name: data.name,
    portrait: data.logo || data.customerLogoUrl,
    medicalTitle: data.medicalTitle,
    company: data.company,
    roleId: data.roleId,
  };
}
