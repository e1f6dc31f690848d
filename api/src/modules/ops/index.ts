export { setOperator } from './acts.ts';
export { opsHandlers } from './ops.routes.ts';
export { userByPhone } from './people.repository.ts';
