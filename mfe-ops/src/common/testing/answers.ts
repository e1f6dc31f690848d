/** An answer of a server that cannot be reached. */
export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer to a write that was done. */
export const done = (data: unknown = null) => ({ status: 'success', message: '', data });

export const contact = (user_id: number, name: string) => ({
  user_id,
  name,
  phone_no: '01711111111',
  banned: false,
});

/** The lists of forms and filters. */
export const lookups = {
  ...Object.fromEntries(
    ['curriculum', 'group', 'religion', 'universitytype', 'educationlevel'].map((name) => [
      `GET /api/${name}/select`,
      [{ id: 1, text: `First ${name}` }],
    ]),
  ),
  'GET /api/city/select': [{ id: 1, text: 'Dhaka' }],
  'GET /api/tutoringcategory/select': [{ id: 1, text: 'Bangla Medium' }],
  'POST /api/iclass/select': [{ id: 111, text: 'Class 8' }],
  'POST /api/examtitle/select': [{ id: 601, text: 'SSC' }],
};

/** Is the signed-in operator, as far as these pages read it. */
export const me = (...roles: string[]) => ({ data: { id: 99, roles } });

/** A list as its only page, unless it has more rows than these. */
export const pageOf = <Row>(data: Row[], total = data.length) => ({
  data,
  current_page: 1,
  last_page: 1,
  total,
});
