export { contact, readDealDetail } from './ops-deals.repository.ts';
