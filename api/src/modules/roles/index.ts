export {
  type Acting,
  changeGrants,
  type GrantAct,
  grantRole,
  hasLead,
  holdsRole,
  revokeRole,
  suspendRoles,
} from './grants.ts';
