export { certificateUrl } from './certificate-link.ts';
export { certificateHandlers } from './certificates.routes.ts';
