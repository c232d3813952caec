import { type Locator, page } from 'vitest/browser';
import { openCertification } from '../src/entities/certification/open-certification.ts';
import { clearCertificationDraft } from '../src/features/certification/certification-draft.ts';
import { authInfo, majors } from './certification.ts';
import { expect, renderEmptyPage } from './component-test.tsx';
import { logIn } from './customer.ts';
import type { FakeGateway } from './fake-gateway.ts';

/** The path of every photo that is uploaded. */
export const ATT_PATH = 'B'.repeat(22);

/** The dialog of a step, by its title. */
export const step = (title: string): Locator => page.getByRole('dialog', { name: title, exact: true });
/** A button of the step that is shown. */
export const button = (name: string): Locator => page.getByRole('dialog').getByRole('button', { name, exact: true });
/** A field of the form. */
export const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
/** The error in the step that is shown. */
export const alert: Locator = page.getByRole('dialog').getByRole('alert');
/** The field of the specialties. */
export const specialty: Locator = page.getByRole('combobox', { name: 'Specialty', exact: true });
/** A specialty in the list of that field. */
export const option = (name: string): Locator => page.getByRole('option', { name, exact: true });

/** Opens the certification of a customer, at its first step. */
export async function openCertificationDialog(gateway: FakeGateway, info = authInfo()): Promise<void> {
  clearCertificationDraft();
  gateway.answer('getAuthMajor', majors);
  gateway.answer('getCustomerAuthInfo', info);
  gateway.answer('submitAuthAction', { authenticationState: 0 });
  gateway.answer('uploadAuthEnclosure', { attPath: ATT_PATH });
  logIn(gateway);
  await renderEmptyPage();
  openCertification({});
}

/** Goes on to the form of a doctor from abroad. */
export async function openCertificationForm(gateway: FakeGateway): Promise<void> {
  await openCertificationDialog(gateway);
  await button('其他国家/地区 Other countries/regions').click();
  await expect.element(step('Basic information')).toBeVisible();
}

/** Fills that form. */
export async function fillCertificationForm(): Promise<void> {
  await field('Name').fill('Anna Lindqvist');
  await specialty.click();
  await option('Joint Surgery').click();
  await option('Sports Medicine').click();
  await field('Hospital').fill('Rigshospitalet, Copenhagen');
}
