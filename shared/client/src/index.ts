export { ApiError } from './api-error.ts';
export { newCallKey, withCallKey } from './call-keys.ts';
export {
  call,
  callPublic,
  configureClient,
  pathOf,
  publicQuery,
  query,
  sessionAuthorization,
} from './client.ts';
