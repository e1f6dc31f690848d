export { audit, pageOfAudit, readAudit, readAuditChoices } from './audit.repository.ts';
<<<<<<< HEAD
export { isParty } from './cases.repository.ts';
=======
export { exportCsv } from './export.ts';
>>>>>>> i38b
export { changedSince, refuseAct } from './may-act.ts';
export { type ActCall, perform } from './perform.ts';
