export { findViewer } from './session.repository.ts';
export { sessionHandlers } from './session.routes.ts';
export { sweepFailures } from './sign-in-limit.repository.ts';
