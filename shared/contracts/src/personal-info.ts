import { z } from 'zod';
import { Day, Id } from './common.ts';
import { Description, dayField, idField, optionalPhone, requiredPhone, requiredText } from './fields.ts';
import type { RuleKey } from './message.ts';

const text = z.string().nullable();

/** A tutor's personal information; everything null until it is saved. Its owner alone reads it. */
export const PersonalInfo = z.object({
  additional_number: text,
  date_of_birth: Day.nullable(),
  /** Number of birth certificate, national identity card or passport. */
  bc_nid_po: text,
  religion_id: Id.nullable(),
  /** Name of that religion. */
  religious: text,
  emergency_contact_name: text,
  emergency_contact_number: text,
  father_name: text,
  father_number: text,
  mother_name: text,
  mother_number: text,
  permanent_house_building: text,
  permanent_road_area: text,
  permanent_police_station: text,
  permanent_district: text,
  present_house_building: text,
  present_road_area: text,
  present_police_station: text,
  present_district: text,
  about_yourself: text,
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

/** Required texts that people in an area fill with anything from a number to a sentence. */
const line = (message: RuleKey) => requiredText(message, 150);

export const PersonalInfoBody = z.object({
  additional_number: optionalPhone('phone.missing'),
  /** Not in the future, by the calendar of Bangladesh: the server refuses it. */
  date_of_birth: dayField('personal.birthDate'),
  bc_nid_po: requiredText('personal.idNumber', 50),
  religion_id: idField('personal.religion'),
  emergency_contact_name: line('personal.emergencyName'),
  emergency_contact_number: requiredPhone('personal.emergencyNumber'),
  father_name: line('personal.fatherName'),
  father_number: optionalPhone('personal.fatherNumber'),
  mother_name: line('personal.motherName'),
  mother_number: optionalPhone('personal.motherNumber'),
  permanent_house_building: line('permanent.house'),
  permanent_road_area: line('permanent.road'),
  permanent_police_station: line('permanent.policeStation'),
  permanent_district: line('permanent.district'),
  present_house_building: line('present.house'),
  present_road_area: line('present.road'),
  present_police_station: line('present.policeStation'),
  present_district: line('present.district'),
  about_yourself: Description,
});
export type PersonalInfoBody = z.input<typeof PersonalInfoBody>;
