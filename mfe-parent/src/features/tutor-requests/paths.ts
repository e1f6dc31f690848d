import { paths } from '../../common/paths.ts';

/** One request: what was asked for, or who applied. */
export const requestPath = (id: number | string, tab?: 'candidates'): string =>
  `${paths.tutorRequests}/${id}${tab ? `/${tab}` : ''}`;
