import type { MessageKey } from '@porao/contracts';
import { invalid } from '../failure.ts';

export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** The format by the first bytes, not by the data URL's type. */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  const at = (start: number, text: string) =>
    Buffer.from(bytes.subarray(start, start + text.length)).toString('latin1') === text;
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  return at(0, 'RIFF') && at(8, 'WEBP') ? 'webp' : null;
}

export interface ImageRule {
  readonly field: string;
  readonly formats: readonly ImageFormat[];
  readonly maxBytes: number;
  readonly tooBig: MessageKey;
  readonly wrongFormat: MessageKey;
}

/** Bytes of an image data URL whose content is of a wanted format; throws under the rule's field. */
export function readImage(dataUrl: string, rule: ImageRule): { bytes: Uint8Array; format: ImageFormat } {
  const refuse = (message: MessageKey) => invalid({ [rule.field]: [message] });
  const match = /^data:image\/(?:png|jpe?g|webp);base64,/.exec(dataUrl);
  if (!match) throw refuse(rule.wrongFormat);
  const text = dataUrl.slice(match[0].length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw refuse(rule.wrongFormat);
  if (Math.floor((text.length * 3) / 4) - 2 > rule.maxBytes) throw refuse(rule.tooBig);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > rule.maxBytes) throw refuse(rule.tooBig);
  const format = formatOf(bytes);
  if (!format || !rule.formats.includes(format)) throw refuse(rule.wrongFormat);
  return { bytes, format };
}
