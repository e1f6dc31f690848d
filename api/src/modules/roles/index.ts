export { type Acting, grantRole, hasLead, holdsRole, revokeRole } from './grants.ts';
