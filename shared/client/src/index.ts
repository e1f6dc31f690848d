export { ApiError } from './api-error.ts';
export { newCallKey, withCallKey } from './call-keys.ts';
export { call, callPublic, configureClient, pathOf, publicQuery, query, sessionToken } from './client.ts';
