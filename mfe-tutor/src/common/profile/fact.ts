import { t } from '../messages.ts';

/** A stored value, or the text for a missing one: nothing empty is shown (RUL-016). */
export const shown = (text: string | null | undefined): string => text || t('profile.none');

interface Named {
  text: string;
}

/** Names of chosen rows; a subject of two classes is listed once. */
export const namesOf = (rows: readonly Named[]): string =>
  shown([...new Set(rows.map(({ text }) => text))].join(', '));
