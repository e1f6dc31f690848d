import {
  cleanText,
  type HandWay,
  plainText,
  plainTrxId,
  type StatementLine,
  trxIdForms,
} from '@porao/contracts';
import { ApiFailure } from '../../kit/failure.ts';

/** Lines that are read at once. */
const maxLines = 2000;
/** Lines above the heading, such as the name of the account. */
const maxAbove = 20;

/** Headings of the columns, in letters and digits alone, the best one first; spaces do not count. */
const headings = {
  trx_id: ['trx id', 'trx no', 'txnid', 'transaction id', 'transaction no', 'transaction number', 'trx'],
  // A column of what came in alone tells it from what went out without a sign.
  amount: ['credit', 'received', 'received amount', 'amount', 'amount bdt', 'amount tk', 'amount taka'],
  type: ['type', 'transaction type', 'trx type', 'txn type', 'dr cr', 'debit credit'],
  date: ['date', 'datetime', 'transaction date', 'transaction time', 'trx date', 'time'],
  sender: ['sender', 'sender no', 'sender number', 'from', 'from account', 'customer', 'customer no'],
  reference: ['reference', 'ref', 'customer reference', 'payment reference', 'remarks', 'note'],
} as const;
type Column = keyof typeof headings;
type Columns = Readonly<Record<Column, number>>;

/** Cells of the lines of a table, of which a quoted one may have separators, line ends and doubled quotes. */
function readTable(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return [...rows, row];
}

const plainHeading = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Without halves of characters, also where it is cut: the database takes none. */
const cut = (text: string, most: number): string =>
  Buffer.from(text.slice(0, most))
    .toString()
    .replace(/\ufffd$/, '');

function columnsOf(row: readonly string[]): Columns | undefined {
  const names = row.map(plainHeading);
  const place = (column: Column): number => {
    const known = headings[column].map((heading) => heading.replaceAll(' ', ''));
    const found = known.find((heading) => names.includes(heading));
    return found === undefined ? -1 : names.indexOf(found);
  };
  const columns = {
    trx_id: place('trx_id'),
    amount: place('amount'),
    type: place('type'),
    date: place('date'),
    sender: place('sender'),
    reference: place('reference'),
  };
  return columns.trx_id < 0 || columns.amount < 0 ? undefined : columns;
}

/** Words of lines of money that went out, where the amount has no sign. */
const outgoing =
  /cash ?out|refund|revers|debit|^dr$|withdraw|send money|sent|transfer out|charge|fee|payment to/i;

interface Amount {
  readonly taka: number;
  /** It is no whole amount, or none that can be read: the line is shown and pays nothing. */
  readonly isUnclear: boolean;
}

/** Whole taka; null for money that went out or an empty cell. */
function amountOf(text: string): Amount | null {
  const plain = plainText(text).replace(/৳|BDT|Tk\.?|[\s,+]|CR\.?$/gi, '');
  if (plain === '' || /^[-(−]|DR\.?$/i.test(plain)) return null;
  const [, taka = '', paisa = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(plain) ?? [];
  if (taka === '') return { taka: 0, isUnclear: true };
  const isWhole = /^0*$/.test(paisa);
  return isWhole && Number(taka) === 0 ? null : { taka: Number(taka), isUnclear: !isWhole };
}

/** A line of a file; one whose amount is unclear is shown and not kept. */
export interface FileLine extends StatementLine {
  readonly isUnclear: boolean;
}

const noColumns = () => new ApiFailure('CONFLICT', 'statement.columns');

function findHeading(csv: string) {
  for (const separator of [',', ';', '\t']) {
    const rows = readTable(csv, separator);
    const at = rows.slice(0, maxAbove).findIndex((row) => columnsOf(row) !== undefined);
    const columns = columnsOf(rows[at] ?? []);
    if (columns) return { rows, at, columns };
  }
  throw noColumns();
}

/** Payments that came in, by the statement of a wallet. Lines without a TrxID, such as sums, are left out. A file in which no
 * TrxID has the form of the wallet's is that of another one. */
export function readStatement(csv: string, way: HandWay): FileLine[] {
  const { rows, at, columns } = findHeading(csv);
  const lines = rows.slice(at + 1).flatMap((row): FileLine[] => {
    const cell = (column: Column) => row[columns[column]] ?? '';
    const text = (column: Column) => cut(cleanText(cell(column)).trim(), 100) || null;
    const trxId = cut(plainTrxId(cell('trx_id')), 60);
    if (trxId === '') return [];
    const amount = outgoing.test(cell('type').trim()) ? null : amountOf(cell('amount'));
    if (amount === null) return [];
    const { taka, isUnclear } = amount;
    const [date, sender, reference] = [text('date'), text('sender'), text('reference')];
    return [{ trx_id: trxId, amount: taka, isUnclear, date, sender, reference }];
  });
  if (lines.length > maxLines)
    throw new ApiFailure('CONFLICT', { key: 'statement.tooMany', params: { maximum: maxLines } });
  if (lines.length > 0 && !lines.some(({ trx_id }) => trxIdForms[way].test(trx_id)))
    throw new ApiFailure('CONFLICT', 'statement.otherWay');
  return lines;
}
