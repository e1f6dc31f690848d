import {
  type Case,
  CaseBody,
  type CaseKind,
  caseKinds,
  caseRules,
  type DealSide,
  reportKinds,
} from '@porao/contracts';
import { chargeRules } from '@porao/contracts/charge-rules';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextAreaField, useWatch } from '@porao/ui/forms';
import type { OutputOf } from '../schema.ts';
import { useWriteForm } from '../write/write-form.ts';
import { CallNow } from './call-now.notice.tsx';
import { t } from './messages.ts';
import { PhotoField } from './photo.field.tsx';
import { type AfterEnd, draftOf, isReport, type ProblemOf, staleCases } from './problem.ts';

interface ReportFormProps {
  about: ProblemOf;
  side: DealSide;
  name: string;
  /** The kind that it begins with. */
  kind: CaseKind | undefined;
  ended: AfterEnd | undefined;
  onSent: (sent: Case) => void;
}

const { minutes, lessons: count } = chargeRules.noShow;

export function ReportForm({ about, side, name, kind: first, ended, onSent }: ReportFormProps) {
  const draft = `problem-${draftOf(about)}`;
  const { form, submit } = useWriteForm({
    schema: CaseBody,
    start: { text: '', ...(first && { kind: first }), ...ended },
    fields: ['kind', 'text', 'photo'],
    // After an end it has another name, so that an older one does not take the place of what was just said.
    draft: ended ? `${draft}-${ended.kind}` : `${draft}${first ? `-${first}` : ''}`,
    // A picture is more than the tab's store takes.
    secret: ['photo'],
    send: (body: OutputOf<typeof CaseBody>) => sendReport(about, body),
    stale: staleCases,
    onDone: ({ data }) => onSent(data),
  });
  const [kind, photo] = useWatch({ control: form.control, name: ['kind', 'photo'] });
  const options = kindsOf(about, side, first).map((value) => ({
    value,
    label: t(`case.kind.${value}`),
  }));
  return (
    <Form form={form} onSubmit={submit} label={t('problem.open')}>
      {kind === 'unsafe' && <CallNow />}
      {ended && <Text>{t('problem.afterEnd')}</Text>}
      {!('visit' in about) && (
        <RadioField form={form} name="kind" label={t('problem.kind')} options={options} />
      )}
      {kind === 'unsafe' && <Text>{t('problem.unsafe.write')}</Text>}
      {(kind === 'no_tutor_came' || kind === 'lessons_not_held') && (
        <Text size="sm">{t('problem.missed', { minutes, count })}</Text>
      )}
      <TextAreaField
        form={form}
        name="text"
        label={t('problem.text')}
        help={t('problem.text.help', { name })}
        rows={4}
        maxLength={2000}
      />
      <PhotoField
        value={photo}
        error={form.formState.errors.photo?.message}
        onChange={(value) => form.setValue('photo', value, { shouldDirty: true, shouldValidate: true })}
      />
      {kind && <Next hours={caseRules[kind].hours} />}
      <FormError form={form} />
      <SubmitButton form={form} size="lg" busyLabel={t('problem.sending')}>
        {t('problem.send')}
      </SubmitButton>
    </Form>
  );
}

/** A review is reported where it is read. */
const kindsOf = (about: ProblemOf, side: DealSide, first: CaseKind | undefined): readonly CaseKind[] =>
  isReport(about)
    ? reportKinds
    : caseKinds.filter(
        (one) => caseRules[one].by.includes(side) && (one === 'review') === (first === 'review'),
      );

function sendReport(about: ProblemOf, { kind, ...body }: OutputOf<typeof CaseBody>) {
  if ('deal' in about)
    return call('POST /api/deals/:id/cases', { params: { id: about.deal }, body: { kind, ...body } });
  if ('visit' in about)
    return call('POST /api/visits/:id/cases', {
      params: { id: about.visit },
      body: { kind: 'unsafe', ...body },
    });
  const sent = { kind: reportKinds.find((one) => one === kind) ?? 'other', ...body };
  return 'job' in about
    ? call('POST /api/jobs/:jobId/cases', { params: { jobId: about.job }, body: sent })
    : call('POST /api/candidates/:id/cases', { params: { id: about.candidate }, body: sent });
}

/** Says before the report what comes of it, and until when. */
function Next({ hours }: { hours: number }) {
  const isDays = hours >= 24;
  return (
    <div>
      <Text weight="medium">{t('problem.next')}</Text>
      <Text size="sm">
        {t(isDays ? 'problem.next.days' : 'problem.next.hours', { count: isDays ? hours / 24 : hours })}
      </Text>
      <Text size="sm">{t('problem.next.told')}</Text>
    </div>
  );
}
