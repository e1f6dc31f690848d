import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Language } from './failure.ts';

/** The language that the request asks for; English unless it is Bengali. */
export const languageOf = (c: Context): Language =>
  accepts(c, { header: 'Accept-Language', supports: ['en', 'bn'], default: 'en' }) === 'bn' ? 'bn' : 'en';
