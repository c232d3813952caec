import { useMutation } from '@tanstack/react-query';
import { logOut } from '../../../entities/session/log-out.ts';

/** Logs the customer out of the portal. */
export const useLogOut = () => useMutation({ mutationFn: logOut });
