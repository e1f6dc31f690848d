export { findViewer } from './session.repository.ts';
export { sessionHandlers } from './session.routes.ts';
export { sweepSignIns } from './sign-in-limit.repository.ts';
