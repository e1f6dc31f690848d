export { requestColumns, requestJoins } from './tutor-requests.repository.ts';
export { tutorRequestHandlers } from './tutor-requests.routes.ts';
