import type { OpsRequestDetails } from '@porao/contracts';
import { findPrivateDetails } from '@porao/contracts/private-details';
import { formatNumber, lazyComponent } from '@porao/platform';
import { Button, Notice, Title } from '@porao/ui';
import {
  Form,
  NumberField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
} from '@porao/ui/forms';
import type { ReactNode } from 'react';
import styles from '../requests.module.css';
import type { Approval, ApproveFormOf } from './approval.ts';
import { t } from './messages.ts';
import type { MoreFieldsProps } from './more/more.fields.tsx';

const MoreFields = lazyComponent<MoreFieldsProps>(
  () => import(/* webpackChunkName: "request-more" */ './more/more.fields.tsx'),
);

interface ApproveFormProps {
  approval: Approval;
  details: OpsRequestDetails;
}

const days = [1, 2, 3, 4, 5, 6, 7];
const usualHours = [0.5, 1, 1.5, 2, 2.5, 3, 4];

export function ApproveForm({ approval, details }: ApproveFormProps): ReactNode {
  const { form, submit, more, setMore } = approval;
  const { tutoring_duration } = details.defaults;
  const salary_from = details.request.budget === null ? details.defaults.salary_from : 'budget';
  const hours = [...new Set([...usualHours, tutoring_duration])].toSorted((a, b) => a - b);
  return (
    <Form form={form} onSubmit={submit} label={t('approve.title')}>
      <Title order={2} size={4}>
        {t('approve.title')}
      </Title>
      {approval.restored && (
        <Notice
          action={
            <Button variant="subtle" size="sm" onClick={approval.discard}>
              {t('approve.restored.discard')}
            </Button>
          }
        >
          {t('approve.restored')}
        </Notice>
      )}
      <div className={styles.pair}>
        <NumberField
          form={form}
          name="actual_salary"
          label={t('approve.salary')}
          help={t(salary_from ? `approve.salary.${salary_from}` : 'approve.salary.unknown')}
        />
        <SelectField
          form={form}
          name="days_in_week"
          label={t('approve.days')}
          placeholder={t('approve.choose')}
          options={days.map((value) => ({ value, label: formatNumber(value) }))}
        />
        <TextField form={form} name="tutoring_time" label={t('approve.time')} type="time" />
        <SelectField
          form={form}
          name="tutoring_duration"
          label={t('approve.hours')}
          placeholder={t('approve.choose')}
          options={hours.map((value) => ({ value, label: formatNumber(value) }))}
        />
        <TextField form={form} name="hiring_date" label={t('approve.hiring')} type="date" />
      </div>
      <RadioField
        form={form}
        name="tutor_gender"
        label={t('approve.gender')}
        options={([1, 2, 3] as const).map((value) => ({ value, label: t(`facts.gender.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="tutor_requirement"
        label={t('approve.requirement')}
        help={t('approve.requirement.help')}
        maxLength={1000}
      />
      <PrivateNotice form={form} details={details} />
      <details
        className={styles.more}
        open={more}
        onToggle={({ currentTarget }) => setMore(currentTarget.open)}
      >
        <summary>{t('approve.more')}</summary>
        {more && <MoreFields approval={approval} details={details} />}
      </details>
    </Form>
  );
}

/** Warns of what the words would still give away; it refuses nothing, since it may be wrong. */
function PrivateNotice({ form, details }: { form: ApproveFormOf; details: OpsRequestDetails }): ReactNode {
  const text = useWatch({ control: form.control, name: 'tutor_requirement' }) ?? '';
  const { student, guardian } = details.request;
  const found = findPrivateDetails(text, [student.name, guardian.name]);
  if (found.length === 0) return null;
  const list = [...new Set(found.map((one) => `${one.text} (${t(`request.private.${one.kind}`)})`))];
  return <Notice tone="warning">{t('approve.private', { details: list.join(', ') })}</Notice>;
}
