import { z } from 'zod';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { type HospitalRepository, normalizeHospitalWords } from './hospitals/hospital-repository.ts';
import { presentDepartment } from './presenter.ts';
import type { DoctorRepository } from './repository.ts';
import type { DoctorService } from './service.ts';

/** The calls of doctors and departments. */
export type DoctorCalls = 'listDoctors' | 'getDoctor' | 'listDepartments' | 'listHospitals';

const doctorCursor = z.tuple([cursorNumber, cursorId]);
const hospitalCursor = z.tuple([cursorNumber, cursorId]);

/** Handles the calls of doctors and departments. */
export function createDoctorHandlers({
  repository,
  hospitals,
  service,
}: {
  readonly repository: DoctorRepository;
  readonly hospitals: HospitalRepository;
  readonly service: DoctorService;
}): Handlers<DoctorCalls> {
  return {
    async listDoctors({ specialtyId, industryLeader, colleagueOf, cursor, pageSize }) {
      const filter = {
        specialtyId,
        colleagueOf,
        industryLeader: industryLeader === undefined ? undefined : industryLeader === 'true',
      };
      const rows = await repository.listPage(filter, decodeCursor(doctorCursor, cursor), pageSize + 1);
      const page = cutPage(rows, pageSize, ({ doctor }) => [doctor.position, doctor.id]);
      return { ...page, list: await service.presentRows(page.list) };
    },

    async getDoctor({ id }) {
      const rows = await repository.findByIds([id]);
      const [row] = rows;
      const [card] = await service.presentRows(rows);
      if (!row || !card) throw new CallError('notFound');
      const { gender, introduction, honours } = row.doctor;
      return { ...card, gender, introduction, honours, works: await service.countWorksByType(id) };
    },

    async listDepartments({ specialtyId }) {
      const departments = await repository.listDepartments(specialtyId);
      const members = await repository.listMembers(departments.map(({ department }) => department.id));
      const doctors = await service.findCardsById([
        ...departments.map(({ department }) => department.leaderId),
        ...members.map(({ doctorId }) => doctorId),
      ]);
      return {
        list: departments.flatMap(({ department, hospital }) => {
          const leader = doctors.get(department.leaderId);
          if (!leader) return [];
          const ofDepartment = members.filter(({ departmentId }) => departmentId === department.id);
          return presentDepartment(department, hospital, {
            leader,
            members: ofDepartment.flatMap(({ doctorId }) => doctors.get(doctorId) ?? []),
          });
        }),
      };
    },

    async listHospitals({ keyWord = '', cursor, pageSize }) {
      const words = normalizeHospitalWords(keyWord);
      const after = decodeCursor(hospitalCursor, cursor);
      const rows = await (words === ''
        ? hospitals.listAll(after, pageSize + 1)
        : hospitals.listMatching(words, after, pageSize + 1));
      const page = cutPage(rows, pageSize, ({ score, hospital }) => [score, hospital.id]);
      return { ...page, list: page.list.map(({ hospital }) => hospital) };
    },
  };
}
