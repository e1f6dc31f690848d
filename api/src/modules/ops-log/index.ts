export { opsLogHandlers } from './ops-log.routes.ts';
