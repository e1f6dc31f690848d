export { ApiError } from './api-error.ts';
export { call, callPublic, configureClient, publicQuery, query, sessionToken } from './client.ts';
