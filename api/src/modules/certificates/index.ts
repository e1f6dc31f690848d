export { certificateUrl, checkLink, linkQuery } from './certificate-link.ts';
export { certificateHandlers } from './certificates.routes.ts';
