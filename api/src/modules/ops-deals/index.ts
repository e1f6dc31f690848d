export { contact, dealPeople, readDealDetail } from './ops-deals.repository.ts';
