export { recordShown } from './contact-views.repository.ts';
export { contactViewHandlers } from './contact-views.routes.ts';
export { keepShown } from './keep.ts';
export { ofAccount, ofDeal, ofJobPhone, ofPayment, ofRequest, type Shown } from './shown.ts';
