export { monthFrom } from './book.ts';
export { opsSalaryHandlers } from './ops-salary.routes.ts';
export { remindOfSalaries } from './remind.ts';
export { salaryHandlers } from './salary.routes.ts';
