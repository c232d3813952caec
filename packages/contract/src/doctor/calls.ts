import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, page, pageSize, text } from '../fields.ts';
import { doctorCard } from './card.ts';

/** Doctors of the library; the leading experts alone with `industryLeader` (rules/doctor#leading-experts). */
export const listDoctors = call({
  name: 'listDoctors',
  family: 'doctor',
  mode: 'get',
  summary: 'Doctors, by specialty',
  request: {
    specialtyId: id.optional(),
    industryLeader: z.enum(['true', 'false']).optional(),
    /** Only the others of this doctor's hospital. */
    colleagueOf: id.optional(),
    cursor,
    pageSize: pageSize(36),
  },
  response: page(doctorCard),
  session: 'none',
  offline: true,
});

/** A doctor's home (rules/doctor#page). Their resources are listed by listContent with `authorId`. */
export const getDoctor = call({
  name: 'getDoctor',
  family: 'doctor',
  mode: 'get',
  summary: 'A doctor with introduction and honours',
  request: { id },
  response: doctorCard.extend({
    gender: z.string(),
    introduction: z.string(),
    honours: z.array(z.string()),
    /** Number of published resources by type, the smallest type number first. */
    works: z.array(z.object({ resourceType: z.number().int(), count: z.number().int() })),
  }),
  session: 'none',
  offline: true,
  errors: ['notFound'],
});

/** Department teams with leader and members (rules/doctor#department-teams). */
export const listDepartments = call({
  name: 'listDepartments',
  family: 'doctor',
  mode: 'get',
  summary: 'Department teams',
  request: { specialtyId: id.optional() },
  response: z.object({
    list: z.array(
      z.object({
        id,
        name: z.string(),
        hospital: z.string(),
        city: z.string(),
        grade: z.string(),
        specialtyId: id,
        intro: z.string(),
        features: z.array(z.string()),
        leader: doctorCard,
        members: z.array(doctorCard),
      }),
    ),
  }),
  session: 'none',
  offline: true,
});

/** Hospitals whose name, city or grade contains the words, best match first (rules/doctor#hospitals). */
export const listHospitals = call({
  name: 'listHospitals',
  family: 'doctor',
  mode: 'get',
  summary: 'Hospitals by name',
  request: { keyWord: text(100, z.string().trim()).optional(), cursor, pageSize: pageSize(20) },
  response: page(z.object({ id, name: z.string(), city: z.string(), grade: z.string() })),
  session: 'none',
});
