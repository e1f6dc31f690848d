export { type ImageRule, readImage } from './data-url.ts';
export { reencode } from './reencode.ts';
