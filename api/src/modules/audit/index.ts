export { audit, pageOfAudit, readAudit, readAuditChoices } from './audit.repository.ts';
export { exportCsv } from './export.ts';
export { changedSince, refuseAct } from './may-act.ts';
export { type ActCall, perform } from './perform.ts';
