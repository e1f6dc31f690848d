export {
  addRequest,
  type Kept,
  requestColumns,
  requestJoins,
  requestToWire,
} from './tutor-requests.repository.ts';
export { tutorRequestHandlers } from './tutor-requests.routes.ts';
