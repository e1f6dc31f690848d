import type { Page } from '@porao/contracts';

export type { Page };

/** Rows of the tutor's own lists. */
export const listPageSize = 10;

export function toPage<T>(data: T[], total: number, currentPage: number, perPage: number): Page<T> {
  return { data, current_page: currentPage, last_page: Math.max(1, Math.ceil(total / perPage)), total };
}

type PageQuery = { readonly page: number; readonly per_page: number };

export const rowsOf = ({ page, per_page }: PageQuery) => [per_page, (page - 1) * per_page] as const;

export const paged = <T>({ page, per_page }: PageQuery, { rows, total }: { rows: T[]; total: number }) =>
  toPage(rows, total, page, per_page);
