/** Characters that no text of a request may contain: NUL, which PostgreSQL cannot store, and marks of direction, which
 * make a text look like another one. `cleanText` leaves only those that change the order of letters. */
export const hasUnstorable = (text: string): boolean => /[\0\p{Bidi_Control}]/u.test(text);
