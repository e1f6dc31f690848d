import type { Case, CaseKind, DealSide } from '@porao/contracts';
import { Button, Notice, Stack, Text } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import { useState } from 'react';
import { deadlineText } from '../page/deadline.ts';
import { CallNow } from './call-now.notice.tsx';
import { t } from './messages.ts';
import { type AfterEnd, isReport, type ProblemOf } from './problem.ts';
import { ReplyForm } from './reply.form.tsx';
import { ReportForm } from './report.form.tsx';

export type Asked =
  | { name: 'report'; side: DealSide; ended?: AfterEnd; kind?: CaseKind }
  | { name: 'answer' | 'appeal'; of: Case };

export interface ProblemDialogProps {
  asked: Asked;
  about: ProblemOf;
  /** Name of the other side. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** Reports a problem and says what happens next, or answers a question, or appeals. */
export default function ProblemDialog({ asked, about, name, opened, onClose }: ProblemDialogProps) {
  const [sent, setSent] = useState<Case>();
  const isFirst = asked.name === 'report';
  const ended = isFirst ? asked.ended : undefined;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        isFirst
          ? t('job' in about ? 'problem.title.report' : 'problem.title', { name })
          : t(`problem.${asked.name}.title`)
      }
      closeLabel={t('problem.close')}
      footer={
        sent ? (
          <Button onClick={onClose}>{t('problem.close')}</Button>
        ) : (
          ended && (
            <Button variant="default" onClick={onClose}>
              {t('problem.notNow')}
            </Button>
          )
        )
      }
    >
      {sent ? (
        <Sent of={sent} isEnded={ended !== undefined} button={t(buttonOf(asked, about))} />
      ) : isFirst ? (
        <ReportForm
          about={about}
          side={asked.side}
          name={name}
          kind={asked.kind}
          ended={ended}
          onSent={setSent}
        />
      ) : (
        <ReplyForm what={asked.name} of={asked.of} onSent={onClose} />
      )}
    </Modal>
  );
}

function buttonOf(asked: Asked, about: ProblemOf) {
  if (isReport(about)) return 'problem.open.report';
  return asked.name === 'report' && asked.kind === 'unsafe' ? 'problem.open.unsafe' : 'problem.open';
}

interface SentProps {
  of: Case;
  isEnded: boolean;
  /** Its words, beside which the case is found. */
  button: string;
}

function Sent({ of: { kind, decide_by }, isEnded, button }: SentProps) {
  return (
    <Stack>
      {kind === 'unsafe' && <CallNow />}
      <Notice tone="success" title={t('problem.sent')}>
        {decide_by && t('problem.sent.by', { date: deadlineText(decide_by) })}
      </Notice>
      <Text>
        {isEnded
          ? t('problem.sent.ended')
          : kind === 'review'
            ? t('problem.sent.review')
            : t('problem.sent.where', { button })}
      </Text>
    </Stack>
  );
}
