/** What no text of a request may have: NUL, which PostgreSQL stores nowhere, and marks that change the direction of
 * writing, by which a text shows as another than it is. Neither English nor Bengali needs them. */
export const hasUnstorable = (text: string): boolean => /[\0\p{Bidi_Control}]/u.test(text);
