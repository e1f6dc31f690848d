export { type Acting, changeGrants, type GrantAct, grantRole, revokeRole, suspendRoles } from './grants.ts';
export { hasLead, holdsRole } from './roles.repository.ts';
