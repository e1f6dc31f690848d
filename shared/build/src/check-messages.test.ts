import { expect, it } from 'vitest';
import { faultsOf } from './check-messages.ts';

it('finds nothing in two complete catalogues', () => {
  const en = { title: 'Job Board', found: { one: 'Found {count} Job', other: 'Found {count} Jobs' } };
  const bn = { title: 'টিউশন বোর্ড', found: { one: '{count}টি টিউশন', other: '{count}টি টিউশন' } };
  expect(faultsOf(en, bn, "t('title'); t('found', { count })")).toEqual([]);
});

it('finds missing, extra, untranslated and unused texts, and changed places', () => {
  const en = { missing: 'a', same: 'Same words', places: 'Hello {name}', unused: 'Never' };
  const bn = { same: 'Same words', places: 'হ্যালো {person}', unused: 'কখনো না', extra: 'খ' };
  expect(faultsOf(en, bn, "t('missing') t('same') t('places')")).toEqual([
    '"extra" stands in bn only',
    '"missing" has no Bengali',
    '"same" is not translated',
    '"places" has other {places} in bn',
    '"unused" is used nowhere',
  ]);
});

it('takes a key made by a template for used', () => {
  const en = { 'stage.applied': 'Applied', 'parents.title': 'Parents' };
  const bn = { 'stage.applied': 'আবেদন', 'parents.title': 'অভিভাবক' };
  expect(faultsOf(en, bn, 't(`stage.${id}`) t(`${who}.title`)')).toEqual([]);
});
