import { useSession } from '../../lib/session/session-store.ts';
import { joinDetails } from '../../texts/join-text.ts';
import { doctorTitleText } from '../../texts/library/doctor-title-text.ts';
import { useGetDoctorInfo } from './api/get-doctor-info.ts';

/** The logged-in customer as the header shows them. */
export interface Profile {
  readonly name: string;
  /** Address of the portrait; empty if there is none. */
  readonly portrait: string;
  /** Medical title and company. */
  readonly position: string;
  /** Null until the doctor info has loaded. */
  readonly roleId: number | null;
}

/** The profile; null for a visitor. Until the doctor info is loaded, the name comes from the session check. */
export function useProfile(): Profile | null {
  const { customerId, check } = useSession();
  const { data } = useGetDoctorInfo();
  if (customerId === '') return null;
  if (data === undefined) return { name: check?.userInfo?.name ?? '', portrait: '', position: '', roleId: null };
  return {
    name: data.name,
    portrait: data.logo || data.customerLogoUrl,
    position: joinDetails([doctorTitleText(data.medicalTitle), data.company]),
    roleId: data.roleId,
  };
}
