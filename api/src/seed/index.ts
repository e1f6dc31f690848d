export { demoJobs, demoPassword, loadDemoData } from './demo.ts';
export { refuseDemoAccounts } from './demo-accounts.ts';
export { demoLeadPhone } from './people.ts';
