export { findOwner, rememberDevice } from './known-device.ts';
export { findViewer, readUser, revokeSessions, sweepBrowsers, sweepSessions } from './session.repository.ts';
export { sessionHandlers } from './session.routes.ts';
export { changeSessionRole, forgetSignIns, startSession } from './start-session.ts';
