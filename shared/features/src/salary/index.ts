export { PaymentFields, paymentNames } from './payment.fields.tsx';
export { SalarySums } from './sums.part.tsx';
export { claimLine, claimState, claimTitle, claimTones, salaryEntryText } from './words.ts';
