import type { DealSide, Reviewable, Reviews } from '@porao/contracts';
import { Modal } from '@porao/ui/overlays';
import { AnswerForm } from './answer.form.tsx';
import { t } from './messages.ts';
import { ReviewCard } from './review.card.tsx';
import { ReviewForm } from './review.form.tsx';

type Asked = { readonly write: Reviewable } | { readonly answer: Reviews['about'][number] };

export interface ReviewDialogProps {
  asked: Asked;
  side: DealSide;
  opened: boolean;
  onClose: () => void;
}

/** Writes a review, or the answer to one. */
export default function ReviewDialog({ asked, side, opened, onClose }: ReviewDialogProps) {
  const title =
    'write' in asked ? t('write.of', { name: asked.write.name ?? t('somebody') }) : t('answer.title');
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeLabel={t('close')}>
      {'write' in asked ? (
        <ReviewForm of={asked.write} side={side} onSent={onClose} />
      ) : (
        <>
          <ReviewCard review={asked.answer} />
          <AnswerForm id={asked.answer.id} onSent={onClose} />
        </>
      )}
    </Modal>
  );
}
