import type { Tracing } from '@porao/server/tracing';
import type { TraceStatement } from './driver-pool.ts';

/** A span for each statement, by its operation and first table. Its text has `$1` in the place of each value. */
export const traceStatement =
  (tracing: Tracing): TraceStatement =>
  (text, run) => {
    const [operation = ''] = text.trimStart().toLowerCase().split(/\s/, 1);
    const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)/i.exec(text)?.[1];
    const name = table ? `${operation} ${table}` : operation;
    const about = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text };
    return tracing.part(name, { ...about, ...(table && { 'db.collection.name': table }) }, run);
  };
