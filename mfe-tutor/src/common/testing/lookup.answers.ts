interface Asked {
  body: unknown;
}

/** Lists that the forms of the profile ask for; what hangs on another choice is named after it. */
export const lookupAnswers: Record<string, unknown> = {
  'GET /api/city/select': [
    { id: 1, text: 'Dhaka' },
    { id: 2, text: 'Chattogram' },
  ],
  'POST /api/location/select': ({ body }: Asked) =>
    (body as { city_id: number }).city_id === 1
      ? [
          { id: 11, text: 'Dhanmondi' },
          { id: 12, text: 'Mirpur' },
        ]
      : [{ id: 21, text: 'Agrabad' }],
  'GET /api/tutoringcategory/select': [
    { id: 1, text: 'Bangla Medium' },
    { id: 2, text: 'English Medium' },
  ],
  'POST /api/iclass/select': ({ body }: Asked) => [
    {
      id: (body as { tutoring_category_id: number }).tutoring_category_id * 100 + 8,
      text: 'Class 8',
    },
  ],
  'POST /api/subject/select': ({ body }: Asked) => [
    { id: (body as { i_class_id: number }).i_class_id * 10, text: 'Mathematics' },
  ],
  'GET /api/tutoringstyle/select': [{ id: 1, text: 'One to one' }],
  'GET /api/tutoringplace/select': [{ id: 2, text: 'Home Tutoring' }],
  'GET /api/religion/select': [{ id: 1, text: 'Islam' }],
  'GET /api/educationlevel/select': [
    { id: 6, text: 'Secondary' },
    { id: 7, text: 'Higher Secondary' },
    { id: 9, text: 'Bachelor Honors' },
  ],
  'POST /api/examtitle/select': ({ body }: Asked) => [
    { id: 1, text: (body as { education_level_id: number }).education_level_id === 6 ? 'SSC' : 'BSc' },
  ],
  'GET /api/group/select': [{ id: 1, text: 'Science' }],
  'GET /api/curriculum/select': [
    { id: 1, text: 'Bangla Version' },
    { id: 5, text: 'English Medium' },
  ],
  'GET /api/curriculumdependency/select': [{ id: 3, text: 'Edexcel' }],
  'GET /api/board/select': [{ id: 1, text: 'Dhaka' }],
  'GET /api/universitytype/select': [{ id: 1, text: 'Public University' }],
  'GET /api/university/select': [{ id: 70, text: 'University of Dhaka' }],
  'GET /api/department/select': [{ id: 80, text: 'Physics' }],
  'POST /api/certificatetype/select': [
    { id: 1, text: 'National ID Card' },
    { id: 5, text: 'SSC Certificate' },
  ],
};
