import type { PersonalInfo } from '@porao/contracts';
import { formatDate, formatDigits } from '@porao/platform';
import { DefinitionGrid, type Fact } from '@porao/ui';
import { t } from '../messages.ts';
import { shown } from './fact.ts';

const number = (digits: string | null) => shown(digits && formatDigits(digits));

const address = (info: PersonalInfo, which: 'present' | 'permanent'): string =>
  shown(
    [
      info[`${which}_house_building`],
      info[`${which}_road_area`],
      info[`${which}_police_station`],
      info[`${which}_district`],
    ]
      .filter(Boolean)
      .join(', '),
  );

/** All personal data of a tutor; only they see it. */
export function PersonalFacts({ info }: { info: PersonalInfo }) {
  const items: Fact[] = [
    { label: t('personal.religion'), value: shown(info.religious) },
    {
      label: t('personal.birth'),
      value: shown(info.date_of_birth && formatDate(info.date_of_birth, 'long')),
    },
    { label: t('personal.identity'), value: number(info.bc_nid_po) },
    { label: t('personal.additional'), value: number(info.additional_number) },
    { label: t('personal.about'), value: shown(info.about_yourself), wide: true },
    { label: t('personal.present'), value: address(info, 'present'), wide: true },
    { label: t('personal.permanent'), value: address(info, 'permanent'), wide: true },
    { label: t('personal.father_name'), value: shown(info.father_name) },
    { label: t('personal.father_number'), value: number(info.father_number) },
    { label: t('personal.mother_name'), value: shown(info.mother_name) },
    { label: t('personal.mother_number'), value: number(info.mother_number) },
    { label: t('personal.emergency_contact_name'), value: shown(info.emergency_contact_name) },
    { label: t('personal.emergency_contact_number'), value: number(info.emergency_contact_number) },
  ];
  return <DefinitionGrid items={items} />;
}
