import { faults, remotes, testFault } from '../support/fault-table.ts';

for (const one of remotes) for (const fault of faults) testFault(one, fault);
