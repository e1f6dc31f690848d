export { ApiError, type ClientCode } from './api-error.ts';
export { type ClientConfig, call, callPublic, configureClient, publicQuery, query } from './client.ts';
export type { Answer, AuthedKey, CallInput, Key, PublicKey } from './types.ts';
