import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createHandlers, type PersonalCall } from './handlers.ts';

/** A customer's personal information (rules/personal#personal-page). */
export function createPersonal(services: { profiles: ProfileService; doctors: DoctorService }): Module<PersonalCall> {
  return {
    handlers: createHandlers(services),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: null,
    constraints: {},
  };
}
