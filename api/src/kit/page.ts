/** Rows of the tutor's own lists. */
export const listPageSize = 10;

export interface Page<T> {
  data: T[];
  current_page: number;
  last_page: number;
  total: number;
}

export function toPage<T>(data: T[], total: number, currentPage: number, perPage: number): Page<T> {
  return { data, current_page: currentPage, last_page: Math.max(1, Math.ceil(total / perPage)), total };
}
