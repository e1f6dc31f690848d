interface Asked {
  body: unknown;
}
const of = (body: unknown, field: string) => (body as Record<string, number>)[field] ?? 0;
const list = (texts: Record<number, string>) =>
  Object.entries(texts).map(([id, text]) => ({ id: Number(id), text }));

/** Lists that the forms of the profile ask for; what hangs on another choice is named after it. */
export const lookupAnswers: Record<string, unknown> = {
  'GET /api/city/select': list({ 1: 'Dhaka', 2: 'Chattogram' }),
  'POST /api/location/select': ({ body }: Asked) =>
    list(of(body, 'city_id') === 1 ? { 11: 'Dhanmondi', 12: 'Mirpur' } : { 21: 'Agrabad' }),
  'GET /api/tutoringcategory/select': list({ 1: 'Bangla Medium', 2: 'English Medium' }),
  'POST /api/iclass/select': ({ body }: Asked) =>
    list({ [of(body, 'tutoring_category_id') * 100 + 8]: 'Class 8' }),
  'POST /api/subject/select': ({ body }: Asked) => list({ [of(body, 'i_class_id') * 10]: 'Mathematics' }),
  'GET /api/tutoringstyle/select': list({ 1: 'One to one' }),
  'GET /api/tutoringplace/select': list({ 2: 'Home Tutoring' }),
  'GET /api/religion/select': list({ 1: 'Islam' }),
  'GET /api/educationlevel/select': list({ 6: 'Secondary', 7: 'Higher Secondary', 9: 'Bachelor Honors' }),
  'POST /api/examtitle/select': ({ body }: Asked) =>
    list({ 1: of(body, 'education_level_id') === 6 ? 'SSC' : 'BSc' }),
  'GET /api/group/select': list({ 1: 'Science' }),
  'GET /api/curriculum/select': list({ 1: 'Bangla Version', 5: 'English Medium' }),
  'GET /api/curriculumdependency/select': list({ 3: 'Edexcel' }),
  'GET /api/board/select': list({ 1: 'Dhaka' }),
  'GET /api/universitytype/select': list({ 1: 'Public University' }),
  'GET /api/university/select': list({ 70: 'University of Dhaka' }),
  'GET /api/department/select': list({ 80: 'Physics' }),
  'POST /api/certificatetype/select': list({ 1: 'National ID Card', 5: 'SSC Certificate' }),
};
