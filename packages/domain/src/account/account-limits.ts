/** Device limit of an account, and for how many days a device counts after its last login; rules/device#limit. */
export const ACTIVE_DEVICES_MAX = 5;
export const ACTIVE_DEVICE_DAYS = 7;

/** Devices that an owner may release within `ACTIVE_DEVICE_DAYS`; rules/device#freeing. */
export const DEVICE_RELEASES_MAX = 2;

/** Days in which a cancellation can be revoked; then the account is erased; rules/cancellation#states. */
export const CANCELLATION_DAYS = 15;
