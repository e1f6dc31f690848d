// For workers: nothing here may import the platform.
export { answerJobs } from './answer-jobs.ts';
export { ink, margin, openDocument, withKnownCharacters } from './document.ts';
export type { PdfAnswer, PdfBase, PdfFonts } from './pdf-job.ts';
export { makeSheet, type Sheet, type SheetJob } from './sheet.ts';
export { drawBlocks, heightOf, type TextBlock } from './text-blocks.ts';
