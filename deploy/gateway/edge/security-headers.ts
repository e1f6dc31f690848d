/** Of every answer without a policy of its own: no other page shows it in a frame. No `default-src`, which some browsers
 * also apply to the styles within an SVG image. */
export const basePolicy = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Which pages may use an answer without asking for it by CORS. */
export const resourcePolicy = 'cross-origin-resource-policy';

const common = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': basePolicy,
  [resourcePolicy]: 'same-origin',
};
const overTls = { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Of every answer that has none of these by itself. */
export const commonHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? overTls : common;

/** Uploaded files never act as pages of this origin. */
export const uploadPolicy = {
  'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
};

/** Of a release's workers, such as the one that makes the tutor's CV: no network. */
export const workerPolicy = "default-src 'none'";
