export { accountByCode, checkHire, refuseBannedPhone } from './checks.ts';
export { addAll } from './hire.repository.ts';
export { hireHandlers } from './hire.routes.ts';
