import type { OpsCaseDetail } from '@porao/contracts';
import { answerMessage } from '@porao/features';
import { caseStale } from '../../common/cases/case-stale.ts';
import { t } from './messages.ts';

export interface ActFormProps {
  of: OpsCaseDetail;
  /** Somebody answered the call. */
  reached: boolean;
  onDone: () => void;
}

/** Each act loads the case again, says the answer and closes the dialog. */
export const after = (onDone: () => void) => ({ stale: caseStale, success: answerMessage, onDone });

/** Both sides by their names; the one that has the problem first. */
export function sideOptions({ side, tutor, guardian }: OpsCaseDetail) {
  const both = [
    { value: 'guardian', label: `${t('facts.guardian')}: ${guardian?.name ?? t('facts.none')}` },
    { value: 'tutor', label: `${t('facts.tutor')}: ${tutor.name}` },
  ];
  return side === 'tutor' ? both.toReversed() : both;
}
