export { credentialWaits } from './waiting.repository.ts';
export { weekStart } from './weeks.ts';
