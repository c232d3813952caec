import { expect, test } from 'vitest';
import * as domain from './index.ts';

// The figures of docs/rules, repeated here, so that a wrong digit fails a test.
const FIGURES = {
  CODE_LENGTH: 4,
  RESEND_SECONDS: 60,
  RECOVERY_RESEND_SECONDS: 61,
  RECOVERY_TICK_MS: 100,
  QR_LIFETIME_MS: 1200 * 1000,
  QR_POLL_MS: 1000,
  QR_SPINNER_MS: 800,
  LOGIN_SUCCESS_DELAY_MS: 500,
  PASSWORD_INPUT_MAX: 20,
  LOGIN_PASSWORD_MIN: 6,
  REGISTER_PASSWORD_MIN: 8,
  REGISTER_PASSWORD_MAX: 16,
  RESET_PASSWORD_MIN: 6,
  RESET_PASSWORD_MAX: 20,
  POLL_MS: 5000,
  TRANSFER_PAGE_SIZE: 9999,
  FOLLOWING_PAGE_SIZE: 999,
  FOLLOWING_SHOWN: 6,
  SEARCH_HISTORY_MAX: 10,
  HOT_SEARCH_MAX: 10,
  SEARCH_BLUR_MS: 200,
  LOGOUT_RELOAD_MS: 300,
  CHANGE_ACCOUNT_LOGIN_MS: 300,
  LOCK_DIALOG_DELAY_MS: 1000,
  MEMBERSHIP_WARNING_MS: 30 * 24 * 3600 * 1000,
  NEW_USER_SAVING_FEN: 3990,
  COUPON_DEFAULT_AMOUNT_FEN: 5000,
  COUPON_DEFAULT_PRICE_FEN: 64900,
  COUPON_DEFAULT_ORIGINAL_PRICE_FEN: 69900,
  MEMBERSHIP_RESOURCE_TYPE: 9999,
  COOKIE_DAYS: 90,
  SESSION_IDLE_DAYS: 30,
  DAILY_LOGINS: 3,
  TOAST_MS: 1500,
  PAGE_STAY_MS: 60 * 1000,
  ANALYTICS_START_MS: 800,
  ANALYTICS_PROPERTY_POLLS: 10,
  ANALYTICS_TIMEOUT_MS: 3000,
  CHUNK_TIMEOUT_MS: 120 * 1000,
  IMAGE_MAX_BYTES: 10 * 1024 * 1024,
  ACTIVE_DEVICES_MAX: 5,
  ACTIVE_DEVICE_DAYS: 7,
  SPECIALTY_LIST_MAX: 1000,
  SPECIALTY_PROPERTY_TYPE: 8,
  CERTIFICATION_QR_CLASSIFY: 58,
  WORK_CARD_POSITION_TYPE: 1,
  DEFAULT_USER_TYPE: 1,
  TRY_WATCH_SECONDS: 3 * 60,
} as const satisfies Partial<Record<keyof typeof domain, number>>;

test('the limits are those of the rules', () => {
  expect(domain).toMatchObject(FIGURES);
  expect(domain.MOBILE_LENGTH).toBe(11);
  expect(domain.CHANNEL_HISTORY_MAX).toBe(10);
  expect(Object.values(domain.BREAKPOINTS_PX)).toEqual([500, 768, 1080, 1300]);
  expect(Object.values(domain.MembershipEntry)).toEqual([3003, 3004, 3008]);
  expect(Object.values(domain.DEFAULT_LANGUAGE_PREFERENCE)).toEqual([1, 1, 2]);
  expect(domain.BASE_PATH).toBe('/edu');
});

test('the enumerations are those of the rules', () => {
  expect(Object.values(domain.ResourceType)).toEqual([1, 2, 3, 7, 8, 9, 11, 14, 19, 20]);
  expect(Object.values(domain.LiveStatus)).toEqual([-1, 0, 10, 20, 40, 50, 60, 70, 71]);
  expect(Object.values(domain.RoleId)).toEqual([0, 5, 6, 11, 12, 13, 14, 15]);
  expect(Object.values(domain.PermissionScene)).toEqual([
    0, 1, 3, 5, 7, 10, 14, 16, 18, 22, 27, 40, 42, 43, 45, 46, 47, 48, 49, 57, 82, 91, 104, 105, 106, 107, 108, 109,
    110, 111, 112,
  ]);
  expect(Object.values(domain.VideoRendition)).toEqual(['SD', 'HD', 'FHD']);
  expect(Object.values(domain.PageLoadState)).toEqual(['loading', 'error', 'success', 'empty']);
});
