import { startHelpId } from '@porao/contracts/page';
import type { Context } from 'hono';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** A form that a browser sent by itself, since the scripts of its page did not start. */
export const isSentForm = ({ req }: Context): boolean =>
  (req.header('accept') ?? '').includes('text/html') && formTypes.test(req.header('content-type') ?? '');

/** The address is relative to the request's, so it leads nowhere else; the body, maybe with a password, is not read. */
export function backToForm(c: Context): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(`#${startHelpId}`, 303);
}

/** Never a page: a script's URL answered by HTML would hide the fault. */
export function missing(c: Context): Response {
  c.header('cache-control', 'no-store');
  return c.text('Not found.', 404);
}
