import type { FileAnswer } from '@porao/contracts';
import { type CsvColumns, csvFile } from '../../kit/csv.ts';
import type { Db } from '../../kit/database/open.ts';
import { rolesOf, type Viewer } from '../../kit/viewer.ts';
import { recordShown, type Shown } from '../contact-views/index.ts';
import { audit } from './audit.repository.ts';

interface Exported<Row> {
  /** The list's name in the log: that of its path, or of the lookup list. */
  readonly list: string;
  readonly columns: CsvColumns<Row>;
  /** Columns by which people can be reached: only leads get them (OQ-279). */
  readonly contacts?: readonly string[];
  /** Says whose phone or home a row has. */
  readonly shows?: (row: Row) => readonly Shown[];
  readonly rows: readonly Row[];
}

interface ExportCall {
  readonly query: Readonly<Record<string, unknown>>;
  readonly viewer: Viewer;
}

/** Filters that choose nothing are left out, and so is the order. */
const isFilter = ([name, value]: [string, unknown]): boolean =>
  name !== 'sort' && name !== 'list' && value !== undefined && value !== '';

/** The file of a list. The log keeps who took it, by which filters, and its number of rows. */
export async function exportCsv<Row>(
  db: Db,
  { query, viewer }: ExportCall,
  { list, columns, contacts = [], shows, rows }: Exported<Row>,
): Promise<FileAnswer> {
  await audit(db, {
    actor: viewer.userId,
    action: 'export',
    subject: 'list',
    subjectId: 0,
    reason: null,
    before: null,
    after: { list, rows: rows.length, ...Object.fromEntries(Object.entries(query).filter(isFilter)) },
  });
  const isLead = rolesOf(viewer).includes('lead');
  if (isLead && shows) await recordShown(db, viewer, true, rows.flatMap(shows));
  const hidden = isLead ? [] : contacts;
  const shown = Object.entries(columns).filter(([name]) => !hidden.includes(name));
  return csvFile(Object.fromEntries(shown), rows);
}
