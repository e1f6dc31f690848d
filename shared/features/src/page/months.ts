import { formatDate } from '@porao/platform';

/** The month so many months later. */
export const shifted = (month: string, by: number): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by)).toISOString().slice(0, 7);
};

/** Month and year, as the date says them: without its day. */
export const monthText = (month: string): string => formatDate(`${month}-15`, 'long').replace(/^\S+ /, '');
