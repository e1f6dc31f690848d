import { cleanText, plainText, plainTrxId, type StatementLine } from '@porao/contracts';
import { ApiFailure } from '../../kit/failure.ts';

/** Lines that are read at once. */
const maxLines = 2000;
/** Lines above the heading, such as the name of the account. */
const maxAbove = 20;

/** Headings of the columns, in letters and digits alone, the best one first; spaces do not count. */
const headings = {
  trx_id: ['trx id', 'trx no', 'txnid', 'transaction id', 'transaction no', 'transaction number', 'trx'],
  amount: ['amount', 'amount bdt', 'amount tk', 'amount taka', 'credit', 'received', 'received amount'],
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
    date: place('date'),
    sender: place('sender'),
    reference: place('reference'),
  };
  return columns.trx_id < 0 || columns.amount < 0 ? undefined : columns;
}

/** Whole taka; null for money that went out or an empty cell, undefined for what is no whole amount. */
function amountOf(text: string): number | null | undefined {
  const plain = plainText(text).replace(/৳|BDT|Tk\.?|[\s,+]/gi, '');
  if (plain === '' || /^[-(−]/.test(plain)) return null;
  const taka = /^(\d{1,9})(?:\.0{1,2})?$/.exec(plain)?.[1];
  if (taka === undefined) return undefined;
  return Number(taka) || null;
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

/** Payments that came in, by the statement of a wallet. Lines without a TrxID, such as sums, are left out. */
export function readStatement(csv: string): StatementLine[] {
  const { rows, at, columns } = findHeading(csv);
  const lines = rows.slice(at + 1).flatMap((row, index): StatementLine[] => {
    const cell = (column: Column) => row[columns[column]] ?? '';
    const text = (column: Column) => cut(cleanText(cell(column)).trim(), 100) || null;
    const trxId = cut(plainTrxId(cell('trx_id')), 60);
    if (trxId === '') return [];
    const amount = amountOf(cell('amount'));
    if (amount === undefined)
      throw new ApiFailure('CONFLICT', { key: 'statement.line', params: { line: at + index + 2 } });
    if (amount === null) return [];
    const [date, sender, reference] = [text('date'), text('sender'), text('reference')];
    return [{ trx_id: trxId, amount, date, sender, reference }];
  });
  if (lines.length > maxLines)
    throw new ApiFailure('CONFLICT', { key: 'statement.tooMany', params: { maximum: maxLines } });
  return lines;
}
