export { type Act, audit, listAudit } from './audit.repository.ts';
