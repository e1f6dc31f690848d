import { invoiceOfReference, payReference, plainTrxId } from '@porao/contracts';
import { expect, it } from 'vitest';
import { readStatement } from './statement.ts';

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
  expect(readStatement(`\ufeff${csv}`)).toEqual([
    {
      trx_id: '8N7A6D5E4F',
      amount: 3300,
      date: '12 Nov 2026, 10:15',
      sender: '01712345678',
      reference: 'p-12',
    },
    { trx_id: '8N7A6D5E5G', amount: 2476, date: '12 Nov 2026', sender: null, reference: 'He said "paid"' },
  ]);
  expect(readStatement('trxid;amount\n7A1B2C3D;100')).toMatchObject([{ trx_id: '7A1B2C3D', amount: 100 }]);
  expect(readStatement('Amount\tTxn ID\n100\t7A1B2C3D')).toMatchObject([{ amount: 100 }]);
});

it('OPS-333 a file without the columns, an amount that is none, and too many lines are refused', () => {
  expect(() => readStatement('name,phone\nRahim,01711111111')).toThrow(/TrxID and amount/);
  expect(() => readStatement('\u0000PK nonsense')).toThrow(/TrxID and amount/);
  expect(() => readStatement('trxid,amount\nA1,100\nA2,12.50')).toThrow(/line 3/);
  const lines = Array.from({ length: 2001 }, (_, at) => `T${at},100`);
  expect(() => readStatement(['trxid,amount', ...lines].join('\n'))).toThrow(/At most 2000/);
});

it('OPS-333 halves of characters, also where a long cell is cut, are left out', () => {
  const [long, half] = [`${'x'.repeat(99)}😀`, 'a\ud83db'];
  const [line] = readStatement(`trxid,amount,sender,reference\nA1,100,${long},${half}`);
  expect(line).toMatchObject({ sender: 'x'.repeat(99), reference: 'a\ufffdb' });
});

it('TUT-176 a reference names its invoice however it is typed', () => {
  expect(payReference(12)).toBe('P-12');
  for (const text of ['P-12', 'p 12', 'P12', ' p-০১২ ']) expect(invoiceOfReference(text)).toBe(12);
  for (const text of ['12', 'PP-12', 'P-', 'P-0', '']) expect(invoiceOfReference(text)).toBeUndefined();
  expect(plainTrxId('8n7a 6d5e‑4f')).toBe('8N7A6D5E4F');
});
