import { type Fault, remotes, testFault } from '../support/fault-table.ts';

/** Each remote once; the whole table is in long/faults.spec.ts. */
const sample: Readonly<Record<string, readonly Fault[]>> = {
  'mfe-public': ['host never answers'],
  'mfe-auth': ['files are missing'],
  'mfe-tutor': ['page was tampered with'],
  'mfe-parent': ['entry was tampered with'],
  'mfe-ops': ['files are truncated'],
};

for (const one of remotes) for (const fault of sample[one.remote] ?? []) testFault(one, fault);
