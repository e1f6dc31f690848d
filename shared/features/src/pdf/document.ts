import { create } from 'fontkit';
import Pdf from 'pdfkit';
import type { PdfBase, PdfFonts } from './pdf-job.ts';

/** U+200B: shown as nothing. */
const noText = '<200B>';

/** Glyphs that are the second part of a vowel sign have no text. pdf.js takes the number of such a glyph for a letter, so
 * that what is copied from Firefox had stray Latin letters. */
class TextDocument extends Pdf {
  override ref(data: object = {}): PDFKit.PDFKitReference {
    const reference = super.ref(data);
    const end = reference.end.bind(reference);
    reference.end = (chunk?: unknown) =>
      end(typeof chunk === 'string' && chunk.includes('begincmap') ? chunk.replaceAll('<>', noText) : chunk);
    return reference;
  }
}

/** In points. */
export const margin = 34;

/** A sheet is white in either colour mode, so it has colours of its own. */
export const ink = { text: '#1f2a26', dim: '#5b6a64', brand: '#0b5d44', line: '#d5ddd8' } as const;

interface Named extends PdfBase {
  readonly title: string;
  readonly author: string;
}

/** Begins a page of A4 with its fonts; the blob is there once the document is ended. */
export function openDocument({ title, author, fonts, language }: Named) {
  const info = { Title: title, Author: author };
  const doc = new TextDocument({ size: 'A4', margin, font: '', lang: language, info });
  const blob = blobOf(doc);
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  return { doc, blob };
}

function blobOf(doc: PDFKit.PDFDocument): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
  });
}

/** The same without the characters that no font has, such as emoji: they would be boxes. */
export function withKnownCharacters<T>(value: T, fonts: PdfFonts): T {
  const faces = [fonts.regular, fonts.bold].map((bytes) => create(bytes as Buffer));
  const isKnown = (char: string) =>
    /\s/.test(char) ||
    faces.every(
      (face) => 'hasGlyphForCodePoint' in face && face.hasGlyphForCodePoint(char.codePointAt(0) ?? 0),
    );
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return Array.from(part.normalize('NFC')).filter(isKnown).join('');
    if (Array.isArray(part)) return part.map(clean);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, clean(item)]));
  };
  return clean(value) as T;
}
