export { CodeStep } from './code.part.tsx';
export { askForCode } from './hire.mutation.ts';
export { type HireFormOf, NeedFields } from './need.fields.tsx';
