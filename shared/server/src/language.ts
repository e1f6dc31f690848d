import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** The language that the request asks for; English unless it is Bengali. */
export const languageOf = (c: Context): 'en' | 'bn' =>
  accepts(c, { header: 'Accept-Language', supports: ['en', 'bn'], default: 'en' }) === 'bn' ? 'bn' : 'en';
