import { type opsReportEndpoints, ReportWeek } from '@porao/contracts';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Services } from '../../kit/services.ts';
import { exportCsv } from '../audit/index.ts';
import { weekStart } from '../ops-today/index.ts';
import { countActs } from './acts.repository.ts';
import { actColumns, gapColumns, weekColumns } from './columns.ts';
import { listGaps } from './gaps.repository.ts';
import { countLongWaits, countUnfilled, countWaiting, sumCharges } from './weeks.repository.ts';

export function opsReportHandlers({ db }: Services): Handlers<typeof opsReportEndpoints> {
  return {
    'GET /api/ops/report': async ({ query }) => {
      const [waiting, gaps, report] = await Promise.all([
        countWaiting(db),
        listGaps(db),
        readWeeks(db, query.weeks),
      ]);
      return { data: { waiting, gaps, ...report } };
    },
    'GET /api/ops/report.csv': async (call) => {
      const { of, weeks: count } = call.query;
      const list = 'report';
      if (of === 'gaps') return exportCsv(db, call, { list, columns: gapColumns, rows: await listGaps(db) });
      const { weeks, acts } = await readWeeks(db, count);
      return of === 'acts'
        ? exportCsv(db, call, { list, columns: actColumns, rows: acts })
        : exportCsv(db, call, { list, columns: weekColumns, rows: weeks });
    },
  };
}

/** A statement counts only the weeks in which it finds something. */
async function readWeeks(db: Db, count: number) {
  const first = weekStart(inBangladesh(new Date())).subtract(count - 1, 'week');
  const from = first.toDate();
  const [waits, jobs, charges, { decisions, acts }] = await Promise.all([
    countLongWaits(db, from),
    countUnfilled(db, from),
    sumCharges(db, from),
    countActs(db, from),
  ]);
  const weeks = Array.from({ length: count }, (_, week) =>
    ReportWeek.parse({
      ...waits.get(week),
      ...jobs.get(week),
      ...charges.get(week),
      ...decisions.get(week),
      from: first.add(week, 'week').format('YYYY-MM-DD'),
    }),
  );
  return { weeks, acts };
}
