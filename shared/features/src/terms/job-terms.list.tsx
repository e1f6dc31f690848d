import type { TutorTerms } from '@porao/contracts';
import { trialLessons } from '@porao/contracts/charge-rules';
import { formatMoney, formatNumber } from '@porao/platform';
import { DefinitionGrid, type Fact, Notice, Stack } from '@porao/ui';
import { t } from './messages.ts';

/** Shows what a tutor agrees to by a job, how they fit it and how its family answers. */
export function JobTermsList({ terms }: { terms: TutorTerms }) {
  const { distance_km, gender_fits } = terms;
  const facts: Fact[] = [
    { icon: 'money', label: t('terms.charge'), value: chargeText(terms) },
    { icon: 'check', label: t('terms.fit'), value: fitText(terms) },
    ...(terms.trial_lesson
      ? [
          {
            icon: 'calendar',
            label: t('terms.trial'),
            value: t('terms.trial.text', { count: trialLessons }),
          } as const,
        ]
      : []),
    ...(distance_km === null
      ? []
      : [
          {
            icon: 'location',
            label: t('terms.distance'),
            value: t('terms.distance.value', { km: formatNumber(distance_km) }),
          } as const,
        ]),
    { icon: 'clock', label: t('terms.family'), value: answersText(terms) },
  ];
  return (
    <Stack gap="sm">
      {!gender_fits && (
        <Notice tone="warning" still>
          {t('terms.gender')}
        </Notice>
      )}
      <DefinitionGrid items={facts} minColumn="16rem" />
    </Stack>
  );
}

function chargeText({ charge: { amount, base, percentage, days_to_pay: count } }: TutorTerms): string {
  if (amount === 0) return t('terms.charge.none');
  const percent = formatNumber(percentage);
  return t('terms.charge.value', { amount: formatMoney(amount), base: formatMoney(base), percent, count });
}

function fitText({ class_fits, subjects: { fit, all } }: TutorTerms): string {
  const ofClass = t(class_fits ? 'terms.fit.class' : 'terms.fit.noClass');
  if (all === 0) return ofClass;
  return `${ofClass}, ${t('terms.fit.subjects', { fit: formatNumber(fit), all: formatNumber(all) })}`;
}

function answersText({ answers }: TutorTerms): string {
  if (!answers) return t('terms.family.new');
  const { count, share } = answers;
  const answered = Math.round((share * count) / 100);
  return t('terms.family.answered', { answered: formatNumber(answered), count: formatNumber(count) });
}
