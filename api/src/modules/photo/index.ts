export { photoHandlers } from './photo.routes.ts';
