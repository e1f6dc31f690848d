import { caseKinds, caseRules, type DealSide, opsCaseEndpoints } from '@porao/contracts';
import { answerMessage, type Opened, type OutputOf, useWriteForm } from '@porao/features';
import { call, formatNumber, useNavigate } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextAreaField, useWatch } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { caseStale } from './case-stale.ts';
import { t } from './messages.ts';

export interface ProblemQuestion {
  dealId: number;
  /** Known where the dialog is opened from a person's page. */
  side?: DealSide;
}
export type ProblemDialogProps = ProblemQuestion & Opened;

const sides = ['guardian', 'tutor'] as const;
const schema = opsCaseEndpoints['POST /api/ops/cases'].body;

export default function ProblemDialog({ dealId, side, opened, onClose }: ProblemDialogProps): ReactNode {
  const navigate = useNavigate();
  const { form, submit } = useWriteForm({
    schema,
    start: { deal_id: dealId, text: '', ...(side && { side }) },
    fields: ['side', 'kind', 'text'],
    draft: `ops-problem-${dealId}`,
    send: (body: OutputOf<typeof schema>) => call('POST /api/ops/cases', { body }),
    stale: caseStale,
    success: answerMessage,
    onDone: ({ data }) => {
      onClose();
      void navigate(paths.case({ caseId: data.id }));
    },
  });
  const chosen = useWatch({ control: form.control, name: 'side' });
  const kinds = caseKinds.filter((kind) => !chosen || caseRules[kind].by.includes(chosen));
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('problem.title', { id: formatNumber(dealId) })}
      closeLabel={t('close')}
    >
      <Form form={form} onSubmit={submit} label={t('problem.open')}>
        <Text>{t('problem.text')}</Text>
        <FormError form={form} />
        <RadioField
          form={form}
          name="side"
          label={t('problem.side')}
          options={sides.map((value) => ({ value, label: t(`facts.${value}`) }))}
        />
        <RadioField
          form={form}
          name="kind"
          label={t('problem.kind')}
          options={kinds.map((value) => ({ value, label: t(`case.kind.${value}`) }))}
        />
        <TextAreaField
          form={form}
          name="text"
          label={t('problem.words')}
          help={t('problem.words.help')}
          maxLength={2000}
        />
        <SubmitButton form={form} busyLabel={t('problem.sending')}>
          {t('problem.send')}
        </SubmitButton>
      </Form>
    </Modal>
  );
}
