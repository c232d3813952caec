import { useMutation } from '@tanstack/react-query';
import { logOut } from '../../../entities/session/log-out.ts';

/** Logs the customer out (rules/session#logout). */
export const useLogOut = () => useMutation({ mutationFn: logOut });
