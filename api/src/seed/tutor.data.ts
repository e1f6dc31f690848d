import type { Insertable } from 'kysely';
import type { DB } from '../kit/database/rows.generated.ts';

/** Rows of tables of a tutor, without the tutor. */
export type TutorRows = { readonly [T in keyof DB]?: readonly Omit<Insertable<DB[T]>, 'tutor_id'>[] };

const school = { result: '5.00', group_id: 1, curriculum_id: 1, board_id: 1 };

export const everyTutor = {
  tutor_styles: [{ tutoring_style_id: 1 }],
  tutor_places: [{ tutoring_place_id: 2 }, { tutoring_place_id: 3 }],
  tutor_educations: [
    { ...school, education_level_id: 6, exam_title_id: 601, passing_year: 2018 },
    { ...school, education_level_id: 7, exam_title_id: 701, passing_year: 2020 },
  ],
} as const satisfies TutorRows;

/** Fills what a profile needs for applying. */
export const readyTutor = (phone: string, about: string) =>
  ({
    tutor_availabilities: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      day,
      morning: day === 7,
      noon: false,
      afternoon: day < 6,
      evening: day < 7,
    })),
    tutor_wallets: [
      { place: 1, wallet_type: 'bkash', account_number: phone },
      { place: 2, wallet_type: 'nagad', account_number: phone },
    ],
    tutor_personal_infos: [
      {
        date_of_birth: '2001-05-14',
        bc_nid_po: '0000000000',
        religion_id: 6,
        emergency_contact_name: 'Abdul Karim',
        emergency_contact_number: phone,
        father_name: 'Abdul Karim',
        father_number: phone,
        mother_name: 'Rokeya Begum',
        mother_number: phone,
        permanent_house_building: 'House 12',
        permanent_road_area: 'College Road',
        permanent_police_station: 'Sadar',
        permanent_district: 'Cumilla',
        present_house_building: 'House 7',
        present_road_area: 'Road 3',
        present_police_station: 'Sadar',
        present_district: 'Dhaka',
        about_yourself: about,
      },
    ],
  }) as const satisfies TutorRows;
