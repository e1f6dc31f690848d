// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { makeSheet, type Sheet } from '@porao/features/pdf';
import { expect, it } from 'vitest';

const bytesOf = (file: string) =>
  new Uint8Array(
    readFileSync(
      new URL(`../../../../shared/features/src/pdf/fonts/noto-sans-bengali-${file}.ttf`, import.meta.url),
    ),
  );
const fonts = { regular: bytesOf('regular'), bold: bytesOf('bold') };
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** As Chromium's reader copies it. */
async function read(sheet: Sheet) {
  const reader = await PDFiumLibrary.init();
  const pdf = await makeSheet({ sheet, fonts, language: 'bn' });
  const document = await reader.loadDocument(new Uint8Array(await pdf.arrayBuffer()));
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  reader.destroy();
  return { pages, size: pdf.size };
}
const row = { title: '৳ ৪,০০০, বিকাশ', detail: 'দেওয়া হয়েছে ১৮ নভেম্বর ২০২৬ · TrxID 8N7A6D5E4F' };
const sheet: Sheet = {
  title: 'রসিদ: নভেম্বর ২০২৬-এর বেতন',
  author: 'রহিম উদ্দিন',
  facts: [
    { label: 'টিউটর', value: 'রহিম উদ্দিন 🙂' },
    {
      label: 'কত প্রাপ্য, কেন',
      value: 'প্রস্তাবিত অঙ্ক: রুটিনে এই মাসের ৮টি ক্লাসের মধ্যে ৩টি এই টিউশনের সময়ে। '.repeat(3),
    },
  ],
  heading: 'দুই পক্ষ যেসব পেমেন্ট ঠিক বলে জানিয়েছেন',
  rows: [row],
  total: 'মোট দেওয়া হয়েছে: ৳ ৪,০০০',
  note: 'দুই পক্ষের বেতনের হিসাব থেকে তৈরি।',
};

it('TUT-223 PAR-178 a receipt in Bengali is one page that is read back as it was written', async () => {
  const { pages, size } = await read(sheet);
  expect(pages).toHaveLength(1);
  expect(size).toBeLessThan(300_000);
  const text = plain(pages.join(''));
  for (const part of [
    sheet.title,
    row.title,
    row.detail,
    sheet.heading,
    sheet.total,
    sheet.note,
    'রহিম উদ্দিন',
  ])
    expect(text).toContain(plain(part));
});

it('TUT-223 more payments than one page has room for go on the next one', async () => {
  const { pages } = await read({ ...sheet, rows: Array.from({ length: 40 }, () => row) });
  expect(pages.length).toBeGreaterThan(1);
  expect(plain(pages.at(-1) ?? '')).toContain(plain(sheet.note));
});
