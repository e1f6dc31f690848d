import { type HandWay, invoiceOfReference, payReference, plainTrxId } from '@porao/contracts';
import { expect, it } from 'vitest';
import { type FileLine, readStatement } from './statement.ts';

const read = (csv: string, way: HandWay = 'bkash') =>
  readStatement(csv, way).map(({ isUnclear: _, ...line }: FileLine) => line);

it('OPS-333 columns are known by their headings, in any order, below other lines', () => {
  const csv = [
    'Statement of,01711000001',
    '"Date & Time",Transaction Type,"Trx ID",Sender No,"Amount (BDT)",Reference',
    '"12 Nov 2026, 10:15",Payment,8n7a6d5e4f,01712345678,"৳ 3,300.00",p-12',
    '12 Nov 2026,Payment,8N7A6D5E5G,,২৪৭৬,"He said ""paid"""',
    '13 Nov 2026,Cash Out,8N7A6D5E6H,,-500,',
    ',,,Total,5776,',
    '',
  ].join('\r\n');
  expect(read(`\ufeff${csv}`)).toEqual([
    {
      trx_id: '8N7A6D5E4F',
      amount: 3300,
      date: '12 Nov 2026, 10:15',
      sender: '01712345678',
      reference: 'p-12',
    },
    { trx_id: '8N7A6D5E5G', amount: 2476, date: '12 Nov 2026', sender: null, reference: 'He said "paid"' },
  ]);
  expect(read('trxid;amount\n7A1B2C3D;100', 'nagad')).toMatchObject([{ trx_id: '7A1B2C3D', amount: 100 }]);
  expect(read('Amount\tTxn ID\n100\t7A1B2C3D', 'nagad')).toMatchObject([{ amount: 100 }]);
});

it('OPS-333 a file without the columns, and too many lines, are refused', () => {
  expect(() => read('name,phone\nRahim,01711111111')).toThrow(/TrxID and amount/);
  expect(() => read('\u0000PK nonsense')).toThrow(/TrxID and amount/);
  const lines = Array.from({ length: 2001 }, (_, at) => `T${at},100`);
  expect(() => read(['trxid,amount', ...lines].join('\n'))).toThrow(/At most 2000/);
});

it('OPS-371 an amount that is unclear spoils its own line alone, and money that went out is known by its column', () => {
  const unclear = (amounts: readonly string[]) =>
    readStatement(
      ['TrxID,Amount', ...amounts.map((amount, at) => `8N7A6D5E4${at},${amount}`)].join('\n'),
      'bkash',
    ).map(({ amount, isUnclear }) => [amount, isUnclear]);
  expect(unclear(['3300', '12.50', '500 Cr', '500 Dr', 'n/a', '0', '0.50', '100.00'])).toEqual([
    [3300, false],
    [12, true],
    [500, false],
    [0, true],
    [0, true],
    [100, false],
  ]);
  const csv = 'Trx Type,TrxID,Amount\nPayment,8N7A6D5E4F,10\nCash Out,8N7A6D5E5F,20\nRefund,8N7A6D5E6F,30';
  expect(read(csv)).toMatchObject([{ trx_id: '8N7A6D5E4F', amount: 10 }]);
  const columns = 'TrxID,Amount,Debit,Credit\n8N7A6D5E4F,10,,10\n8N7A6D5E5F,20,20,';
  expect(read(columns)).toMatchObject([{ trx_id: '8N7A6D5E4F', amount: 10 }]);
});

it('OPS-372 a file without any TrxID of the chosen wallet is refused', () => {
  const nagad = 'TrxID,Amount\n7A1B2C3D,100';
  expect(() => read(nagad)).toThrow(/No line has a TrxID of this wallet/);
  expect(read(nagad, 'nagad')).toHaveLength(1);
  expect(read(`${nagad}\n8N7A6D5E4F,100`)).toHaveLength(2);
  expect(read('TrxID,Amount')).toEqual([]);
});

it('OPS-333 halves of characters, also where a long cell is cut, are left out', () => {
  const [long, half] = [`${'x'.repeat(99)}😀`, 'a\ud83db'];
  const [line] = read(`trxid,amount,sender,reference\n8N7A6D5E4F,100,${long},${half}`);
  expect(line).toMatchObject({ sender: 'x'.repeat(99), reference: 'a\ufffdb' });
});

it('TUT-176 a reference names its invoice however it is typed', () => {
  expect(payReference(12)).toBe('P-12');
  for (const text of ['P-12', 'p 12', 'P12', ' p-০১২ ']) expect(invoiceOfReference(text)).toBe(12);
  for (const text of ['12', 'PP-12', 'P-', 'P-0', '']) expect(invoiceOfReference(text)).toBeUndefined();
  expect(plainTrxId('8n7a 6d5e‑4f')).toBe('8N7A6D5E4F');
});
