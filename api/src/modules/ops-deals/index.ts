export { opsDealHandlers } from './ops-deals.routes.ts';
