export { opsCredentialHandlers } from './ops-credentials.routes.ts';
