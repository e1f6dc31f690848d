export { cvHandlers } from './cv.routes.ts';
