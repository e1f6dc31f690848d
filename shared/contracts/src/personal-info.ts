import { z } from 'zod';
import { Day, Id } from './common.ts';
import { Description, dayField, idField, optionalPhone, requiredPhone, requiredText } from './fields.ts';

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
const line = (what: string) => requiredText(`Please enter the ${what}.`, 150);

export const PersonalInfoBody = z.object({
  additional_number: optionalPhone('Please enter a phone number.'),
  /** Not in the future, by the calendar of Bangladesh: the server refuses it. */
  date_of_birth: dayField('Please enter your date of birth.'),
  bc_nid_po: requiredText('Please enter your NID, passport or birth certificate number.', 50),
  religion_id: idField('Please select your religion.'),
  emergency_contact_name: line("emergency contact's name"),
  emergency_contact_number: requiredPhone("Please enter the emergency contact's number."),
  father_name: line("father's name"),
  father_number: requiredPhone("Please enter the father's number."),
  mother_name: line("mother's name"),
  mother_number: requiredPhone("Please enter the mother's number."),
  permanent_house_building: line('house or building of the permanent address'),
  permanent_road_area: line('road or area of the permanent address'),
  permanent_police_station: line('police station of the permanent address'),
  permanent_district: line('district of the permanent address'),
  present_house_building: line('house or building of the present address'),
  present_road_area: line('road or area of the present address'),
  present_police_station: line('police station of the present address'),
  present_district: line('district of the present address'),
  about_yourself: Description,
});
export type PersonalInfoBody = z.input<typeof PersonalInfoBody>;
