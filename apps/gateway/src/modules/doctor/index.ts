import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import { presentDoctor } from './presenter.ts';
import { createDoctorRepository } from './repository.ts';
import { createDoctorService, type DoctorService } from './service.ts';

const place = z.tuple([cursorNumber, cursorId]);

type DoctorModule = Module<'listDoctors' | 'getDoctor' | 'listDepartments'> & { readonly service: DoctorService };

/** Doctors and departments. */
export function createDoctor(deps: AppContext): DoctorModule {
  const repository = createDoctorRepository(deps.db);
  const service = createDoctorService(deps);

  return {
    service,
    handlers: {
      async listDoctors({ specialtyId, industryLeader, cursor, pageSize }) {
        const leader = industryLeader === undefined ? undefined : industryLeader === 'true';
        const after = decodeCursor(place, cursor);
        const rows = await repository.page({ specialtyId, industryLeader: leader }, after, pageSize + 1);
        const page = cutPage(rows, pageSize, ({ doctor }) => [doctor.position, doctor.id]);
        return { ...page, list: page.list.map(presentDoctor) };
      },

      async getDoctor({ id }) {
        const [row] = await repository.byIds([id]);
        if (!row) throw new CallError('notFound');
        const { gender, introduction, honours } = row.doctor;
        return { ...presentDoctor(row), gender, introduction, honours };
      },

      async listDepartments({ specialtyId }) {
        const departments = await repository.departments(specialtyId);
        const members = await repository.members(departments.map(({ department }) => department.id));
        const doctors = await service.cardsById([
          ...departments.map(({ department }) => department.leaderId),
          ...members.map(({ doctorId }) => doctorId),
        ]);
        return {
          list: departments.flatMap(({ department, hospital }) => {
            const leader = doctors.get(department.leaderId);
            if (!leader) return [];
            const { id, name, specialtyId, intro, features } = department;
            const own = members.filter(({ departmentId }) => departmentId === id);
            return {
              id,
              name,
              specialtyId,
              intro,
              features,
              leader,
              hospital: hospital.name,
              city: hospital.city,
              grade: hospital.grade,
              members: own.flatMap(({ doctorId }) => doctors.get(doctorId) ?? []),
            };
          }),
        };
      },
    },
    pageCards: {
      '/doctorHome': async (query) => {
        const id = queryId(query);
        const [row] = id === null ? [] : await repository.byIds([id]);
        if (!row) return null;
        const { name, title, introduction } = row.doctor;
        return { title: `${name} ${title}`, description: introduction, image: null, type: 'profile' };
      },
    },
  };
}
