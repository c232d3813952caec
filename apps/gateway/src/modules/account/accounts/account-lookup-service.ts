/** For other modules: the id of the account that a mobile number, an e-mail or an id names. */
export { findAccountId } from './account-repository.ts';
