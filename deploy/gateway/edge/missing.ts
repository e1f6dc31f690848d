import type { Context } from 'hono';

/** Never a page: a script's URL answered by HTML would hide the fault. */
export function missing(c: Context): Response {
  c.header('cache-control', 'no-store');
  return c.text('Not found.', 404);
}
