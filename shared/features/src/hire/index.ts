export { CodeStep } from './code.part.tsx';
export { ConsentField } from './consent.field.tsx';
export { askForCode } from './hire.mutation.ts';
export { type HireFormOf, NeedFields } from './need.fields.tsx';
export { type Refused, showRefused } from './refused.ts';
export { requestStart } from './request-start.ts';
