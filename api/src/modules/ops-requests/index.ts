export { opsRequestHandlers } from './ops-requests.routes.ts';
