/** An answer of a server that cannot be reached. */
export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer to a write that was done. */
export const done = (data: unknown = null) => ({ status: 'success', message: '', data });

/** Is the signed-in operator, as far as these pages read it. */
export const me = (...roles: string[]) => ({ data: { id: 99, roles } });

/** A list as its only page, unless it has more rows than these. */
export const pageOf = <Row>(data: Row[], total = data.length) => ({
  data,
  current_page: 1,
  last_page: 1,
  total,
});
