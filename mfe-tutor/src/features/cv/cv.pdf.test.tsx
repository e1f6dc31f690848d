// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { provideTestPlatform } from '@porao/platform/testing';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../locales/en.ts';
import { type CvView, viewOf } from './cv.view.ts';
import { bengaliProse, englishProse, longCv } from './long-cv.testing.ts';
import { wordsOf } from './pdf/cv.words.ts';
import { makeCv } from './pdf/make-cv.ts';

const bytesOf = (file: string) =>
  new Uint8Array(
    readFileSync(
      new URL(`../../../../shared/features/src/pdf/fonts/noto-sans-bengali-${file}.ttf`, import.meta.url),
    ),
  );
const fonts = { regular: bytesOf('regular'), bold: bytesOf('bold') };
/** A4 in points. */
const sheet = { width: 595.28, height: 841.89 };
const most = 300_000;

/** Chromium's reader of PDFs: what it reads is what its viewer copies. */
let reader: PDFiumLibrary;
beforeAll(async () => {
  provideTestPlatform({ catalogs: { 'mfe-tutor': en } });
  reader = await PDFiumLibrary.init();
});
afterAll(() => reader.destroy());

async function made(view: CvView) {
  const pdf = await makeCv({ view, photo: null, fonts, words: wordsOf(view), language: 'en' });
  return new Uint8Array(await pdf.arrayBuffer());
}

/** As Firefox copies it. */
async function readByPdfJs(view: CvView): Promise<string> {
  const task = getDocument({ data: await made(view) });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

async function read(view: CvView) {
  const bytes = await made(view);
  // Dictionaries of a PDF are plain text; a font cut to what is used has six letters before its name.
  const source = new TextDecoder('latin1').decode(bytes);
  const names = new Set(source.match(/(?<=\/FontName \/)[A-Z]{6}\+NotoSansBengali-\w+/g));
  const embedded = source.match(/\/FontFile2 \d/g)?.length ?? 0;
  const document = await reader.loadDocument(bytes);
  const page = document.getPage(0);
  const text = page.getText().replace(/\s+/g, ' ');
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const pages = document.getPageCount();
  document.destroy();
  return { size: bytes.length, pages, width, height, text, fonts: names, embedded };
}

const bengali = longCv(bengaliProse, {
  name: 'মোছাম্মৎ নুসরাত জাহান চৌধুরী',
  place: 'মোহাম্মদপুর ',
  subject: 'উচ্চতর গণিত',
});
const english = longCv(englishProse, {
  name: 'Nusrat Jahan Chowdhury',
  place: 'Mohammadpur ',
  subject: 'Higher Mathematics',
});

it.each([
  ['Bengali', bengali],
  ['English', english],
])('TUT-053 a CV with long %s texts is one A4 page of at most 300 KB, with its fonts', async (_, cv) => {
  const pdf = await read(viewOf(cv));
  expect(pdf.pages).toBe(1);
  expect(pdf.width).toBeCloseTo(sheet.width, 0);
  expect(pdf.height).toBeCloseTo(sheet.height, 0);
  expect(pdf.size).toBeLessThan(most);
  expect(pdf.fonts.size).toBe(2);
  expect(pdf.embedded).toBe(2);
});

it.each([
  ['Bengali', bengali, 'বিশ্ববিদ্যালয়ে পদার্থবিজ্ঞান পড়ি এবং ছয় বছর ধরে স্কুল ও কলেজের শিক্ষার্থীদের'],
  ['English', english, 'I study physics at the University of Dhaka and have taught school'],
])('what is drawn in %s is read back as it was written', async (_, cv, sentence) => {
  const view = viewOf(cv);
  const { text } = await read(view);
  const plain = (of: string) => of.normalize('NFC').replace(/\s+/g, '');
  expect(text.normalize('NFC')).toContain(sentence.normalize('NFC').slice(0, 30));
  for (const part of [view.name, sentence, view.about ?? '', view.experience[0]?.text ?? '', cv.email]) {
    expect(plain(text)).toContain(plain(part));
  }
  expect(text).toContain('৳ 1,20,000');
});

it('leaves out what no face can draw', async () => {
  const { text } = await read(viewOf({ ...english, about_yourself: 'Physics 🙂 and café' }));
  expect(text).toContain('Physics and café');
});

it('TUT-053 what Firefox copies has the letters that were written, as they are drawn, and no other ones', async () => {
  const name = 'ঢাকা কঠিন স্কুল';
  const lettersOf = (words: string) =>
    Array.from(words.replace(/[\s\u200b]/g, ''))
      .toSorted()
      .join('');
  const text = await readByPdfJs(viewOf({ ...bengali, name }));
  expect(text).toContain('ঢাকা');
  expect(lettersOf(text.split('Tutor')[0] ?? '')).toBe(lettersOf(name));
});
