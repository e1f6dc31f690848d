export { ApiError } from './api-error.ts';
export { call, callPublic, configureClient, pathOf, publicQuery, query, sessionToken } from './client.ts';
