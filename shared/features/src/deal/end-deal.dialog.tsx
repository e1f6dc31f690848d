import { type DealSide, EndDealBody, endProblems, endReasonsOf } from '@porao/contracts';
import { call, useQueryClient } from '@porao/platform';
import { Button, Group, LoadingState, Stack, Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextAreaField, useWatch } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import { type ReactNode, useState } from 'react';
import type { ProblemDialogProps } from '../problem/problem.dialog.tsx';
import type { AfterEnd } from '../problem/problem.ts';
import { lazyPart } from '../state/lazy-part.tsx';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './end-deal.text.ts';

const ProblemDialog = lazyPart<ProblemDialogProps>(
  () => import(/* webpackChunkName: "problem-dialog" */ '../problem/problem.dialog.tsx'),
  () => <LoadingState label={t('loading')} count={1} />,
);

export interface EndDealDialogProps {
  opened: boolean;
  onClose: () => void;
  dealId: number;
  /** The reader's side. */
  side: DealSide;
  /** The other side. */
  name: string;
  /** Calls whose answers have the deal. */
  stale: readonly string[];
  onEnded?: () => void;
}

/** After an end for a problem, that is offered as a report, with what was said already. */
export default function EndDealDialog(props: EndDealDialogProps): ReactNode {
  const { opened, onClose, dealId, side, name, stale, onEnded } = props;
  const [problem, setProblem] = useState<AfterEnd>();
  const client = useQueryClient();
  // This waits for the very end, as the card of the deal, in which the dialog is, goes with it.
  const finish = async () => {
    const calls = ['GET /api/ended-deals', ...stale];
    await Promise.all(calls.map((one) => client.invalidateQueries({ queryKey: [one] })));
    onClose();
    onEnded?.();
  };
  if (problem)
    return (
      <ProblemDialog
        opened={opened}
        onClose={() => {
          onClose();
          void finish();
        }}
        asked={{ name: 'report', side, ended: problem }}
        about={{ deal: dealId }}
        name={name}
      />
    );
  return (
    <Modal opened={opened} onClose={onClose} title={t('title', { name })} closeLabel={t('close')}>
      <EndDealForm
        {...props}
        onEnded={async ({ why, text }) => {
          const kind = endProblems[why];
          if (kind) setProblem({ kind, text: text ?? '' });
          else await finish();
        }}
      />
    </Modal>
  );
}

interface EndDealFormProps extends Pick<EndDealDialogProps, 'onClose' | 'dealId' | 'side' | 'name'> {
  onEnded: (said: EndDealBody) => Promise<void>;
}

function EndDealForm({ onClose, dealId, side, name, onEnded }: EndDealFormProps) {
  const { form, submit } = useWriteForm({
    schema: EndDealBody,
    start: { text: '' },
    draft: `end-deal-${dealId}`,
    fields: ['why', 'text'],
    send: (body) => call('POST /api/deals/:id/end', { params: { id: dealId }, body }),
    success: answerMessage,
    onDone: (_, said) => onEnded(said),
  });
  const why = useWatch({ control: form.control, name: 'why' });
  return (
    <Form form={form} onSubmit={submit} label={t('yes')}>
      <Stack>
        <FormError form={form} />
        <Text>{t('text', { name })}</Text>
        <RadioField
          form={form}
          name="why"
          label={t('why')}
          options={endReasonsOf(side).map((value) => ({ value, label: t(value) }))}
        />
        <TextAreaField
          form={form}
          name="text"
          label={t(why === 'other' ? 'wordsNeeded' : 'words')}
          rows={3}
          maxLength={500}
        />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('keep')}
          </Button>
          <SubmitButton form={form} variant="danger" busyLabel={t('ending')}>
            {t('yes')}
          </SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
